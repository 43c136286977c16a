/** The mutants of a card that no scenario notices, and scenarios that would notice them. */
import { signal } from '@preact/signals';
import type { UnnoticedMutant } from '../../messages.ts';
import { Search, SearchProgress } from '../searches/search.tsx';
import { Button, Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';

/** The results for a card. */
interface Found {
  /** The text of the card at that time. */
  text: string;
  mutants: number;
  /** The mutants that still no scenario notices. */
  unnoticed: readonly UnnoticedMutant[];
}

class MutantResults {
  readonly #studio: Studio;
  readonly search = new Search();
  /** The card being examined. */
  readonly number = signal<number | undefined>(undefined);
  readonly found = signal<Readonly<Record<number, Found | undefined>>>({});

  constructor(studio: Studio) {
    this.#studio = studio;
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

  async start(number: number): Promise<void> {
    const { line } = this.#studio;
    const text = this.textOf(number);
    this.number.value = number;
    this.#take(number, undefined);
    const found = await this.search.run(async (service, workers, report) => {
      const asked = await line.ask('mutants', { number });
      if (!asked) throw new Error('Fix the mistakes in this card first.');
      const examined = await service.examineMutants(asked, workers, report);
      const made = examined.flatMap((one) => {
        const mutant = asked.mutants[one.mutant]!;
        return one.is === 'unnoticed' ? [{ mutant, scenario: one.scenario, title: mutant.title }] : [];
      });
      const unnoticed = made.length > 0 ? await line.ask('unnoticed', { at: { number }, made }) : [];
      // If a text has changed in the meantime, the results are about an earlier one.
      return unnoticed && { text, unnoticed, mutants: examined.filter(({ is }) => is !== 'equal').length };
    });
    if (!found) return;
    this.#take(number, found);
    // They appear below the visible part.
    requestAnimationFrame(() =>
      document.querySelector('.mutations [role=status]')?.scrollIntoView({ block: 'start' }),
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
  results ??= new MutantResults(studio);
  const { search } = results;
  const { number } = studio.card.shown.value ?? {};
  if (number === undefined) return null;
  const found = results.found.value[number];
  const isHere = results.number.value === number;
  return (
    <section class="mutations" aria-label="Changes that no scenario notices">
      {!(isHere && search.progress.value) && (
        <Button
          words={found ? 'Look again' : 'Which changes does no scenario notice?'}
          press={() => results?.start(number)}
        />
      )}
      {isHere && <SearchProgress search={search} name="Changes" what="changes" />}
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
        <Sign name={isWhole ? 'check' : 'warning'} look={isWhole ? 'ok' : 'warned'} /> Scenarios notice{' '}
        {isWhole ? 'all' : `${noticed} of`} {mutants} changes of this card.
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
                <Button words="Add this scenario" press={() => results.add(number, scenario)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
