/** The mutants of a card that no scenario notices, and scenarios that would notice them. */
import { signal } from '@preact/signals';
import type { UnnoticedShown } from '../../search-messages.ts';
import { Lit } from '../lit.tsx';
import { Search } from '../searches/search.ts';
import { Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';

/** The results for a card. */
interface Found {
  /** The text of the card at that time. */
  text: string;
  mutants: number;
  /** The mutants that still no scenario notices. */
  unnoticed: readonly UnnoticedShown[];
}

class MutantResults {
  readonly #studio: Studio;
  readonly search: Search;
  /** The card being examined. */
  readonly number = signal<number | undefined>(undefined);
  readonly found = signal<Readonly<Record<number, Found | undefined>>>({});

  constructor(studio: Studio) {
    this.#studio = studio;
    this.search = new Search(() => studio.changed());
  }

  #take(number: number, found: Found | undefined): void {
    this.found.value = { ...this.found.value, [number]: found };
  }

  /** The current text of a card. */
  textOf(number: number): string {
    const { answers, documents } = this.#studio;
    const row = answers.cards.value.find((card) => card.number === number);
    return row ? (documents.get(row.file)?.text.slice(row.from, row.to) ?? '') : '';
  }

  start(number: number): Promise<void> {
    const { line } = this.#studio;
    const text = this.textOf(number);
    let mutants: readonly { title: string }[] = [];
    this.number.value = number;
    this.#take(number, undefined);
    return this.search.start(
      async () => {
        const asked = await line.ask('mutants', { number });
        if (!asked) return { refused: 'Fix the mistakes in this card first.' };
        mutants = asked.mutants;
        return asked;
      },
      async (end) => {
        if (!('examined' in end)) return;
        const made = end.examined.flatMap((one) => {
          if (one.is !== 'unnoticed') return [];
          const mutant = mutants[one.mutant] as never;
          return [{ mutant, scenario: one.scenario, title: mutants[one.mutant]!.title }];
        });
        const unnoticed = made.length > 0 ? await line.ask('unnoticed', { at: { number }, made }) : [];
        // A text has changed in the meantime, so the results are about an earlier one.
        if (!unnoticed) return;
        this.#take(number, {
          ...{ text, unnoticed },
          mutants: end.examined.filter(({ is }) => is !== 'equal').length,
        });
        // They appear below the visible part.
        requestAnimationFrame(() =>
          document.querySelector('.mutations [role=status]')?.scrollIntoView({ block: 'start' }),
        );
      },
    );
  }

  /** Adds a scenario at the end of the file with the card's other scenarios, and removes the mutants it notices from the list. */
  add(number: number, scenario: string): void {
    const { answers, documents } = this.#studio;
    const file =
      answers.scenarios.value[0]?.file ?? answers.cards.value.find((card) => card.number === number)?.file;
    const document = file === undefined ? undefined : documents.get(file);
    const found = this.found.value[number];
    if (!document || !found) return;
    const { text } = document;
    const gap = text === '' || text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
    const isAdded = this.#studio.edit([
      { file: document.file, from: text.length, to: text.length, text: `${gap}${scenario.trimEnd()}\n` },
    ]);
    if (!isAdded) return;
    const unnoticed = found.unnoticed.filter((one) => one.scenario !== scenario);
    this.#take(number, { ...found, unnoticed });
  }
}

/** They stay while the user is in other places. */
let results: MutantResults | undefined;

/** The results for the viewed card, and a button that starts the search. */
export function MutantSearch({ studio }: { studio: Studio }) {
  studio.changes.value;
  results ??= new MutantResults(studio);
  const { search } = results;
  const { number } = studio.card.shown.value ?? {};
  if (number === undefined) return null;
  const found = results.found.value[number];
  const isHere = results.number.value === number;
  return (
    <section class="mutations" aria-label="Changes that no scenario notices">
      {!(isHere && search.isRunning) && (
        <button class="btn" type="button" onClick={() => void results?.start(number)}>
          {found ? 'Look again' : 'Which changes does no scenario notice?'}
        </button>
      )}
      {isHere && <Lit view={search.view('Changes', 'changes')} />}
      {found && <Unnoticed results={results} number={number} found={found} />}
    </section>
  );
}

function Unnoticed({ results, number, found }: { results: MutantResults; number: number; found: Found }) {
  const { mutants, unnoticed, text } = found;
  const noticed = mutants - unnoticed.length;
  const isWhole = unnoticed.length === 0;
  return (
    <>
      <p role="status">
        <span class={isWhole ? 'ok' : 'warned'}>
          <Sign name={isWhole ? 'check' : 'warning'} />
        </span>{' '}
        Scenarios notice {isWhole ? 'all' : `${noticed} of`} {mutants} changes of this card.
        {results.textOf(number) !== text && ' The card has changed since.'}
      </p>
      <ul aria-label="Unnoticed changes">
        {[...Map.groupBy(unnoticed, ({ scenario }) => scenario)].map(([scenario, changes]) => (
          <li key={scenario}>
            {changes.map(({ line, change }) => (
              <p key={change}>
                Line {line}: {change}
              </p>
            ))}
            {scenario === null ? (
              <p class="soft">No scenario could be written for it.</p>
            ) : (
              <>
                <details>
                  <summary>A scenario that would notice</summary>
                  <pre tabindex={0}>{scenario}</pre>
                </details>
                <button class="btn" type="button" onClick={() => results.add(number, scenario)}>
                  Add this scenario
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
