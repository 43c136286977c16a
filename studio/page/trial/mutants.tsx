/** The mutants of a card that no scenario notices, and scenarios that would notice them. */
import { signal } from '@preact/signals';
import type { UnnoticedMutant } from '../../messages.ts';
import { Search, SearchControls } from '../searches/search.tsx';
import { Button, Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';

/** The results for a card. */
interface Found {
  number: number;
  /** The version of the texts at that time. */
  version: number;
  mutants: number;
  /** The mutants that still no scenario notices. */
  unnoticed: readonly UnnoticedMutant[];
}

const search = new Search();
/** The card that is searched, or was last. */
const searched = signal<number | undefined>(undefined);
/** What was found. It stays while the user is in other places. */
const result = signal<Found | undefined>(undefined);

async function start({ line }: Studio, number: number): Promise<void> {
  const { version } = line;
  searched.value = number;
  result.value = undefined;
  const found = await search.run(async (service, workers, report) => {
    const asked = await line.ask('mutants', { number });
    if (!asked) throw new Error('Fix the mistakes in this card first.');
    const all = await service.examineMutants(asked, workers, report);
    const made = all.flatMap((one) => {
      const mutant = asked.mutants[one.mutant]!;
      return one.is === 'unnoticed' ? [{ mutant, scenario: one.scenario, title: mutant.title }] : [];
    });
    const unnoticed = made.length > 0 ? await line.ask('unnoticed', { at: { number }, made }) : [];
    // If a text has changed in the meantime, the results are about an earlier one.
    return (
      unnoticed && { number, version, unnoticed, mutants: all.filter(({ is }) => is !== 'equal').length }
    );
  });
  if (!found) return;
  result.value = found;
  // They appear below the visible part.
  requestAnimationFrame(() =>
    document.querySelector('.mutations [role=status]')?.scrollIntoView({ block: 'start' }),
  );
}

/** Adds a scenario at the end of the file with the card's other scenarios, and removes the mutants it notices from the list. */
function add(studio: Studio, scenario: string): void {
  const { answers, documents, line } = studio;
  const file = answers.scenarios.value?.[0]?.file ?? studio.card.shown.value?.file ?? '';
  const found = result.value;
  const text = documents.get(file)?.text;
  if (text === undefined || !found) return;
  const from = text.trimEnd().length;
  const isAdded = studio.edit([{ file, from, to: text.length, text: `\n\n${scenario.trimEnd()}\n` }]);
  if (!isAdded) return;
  const unnoticed = found.unnoticed.filter((one) => one.scenario !== scenario);
  const isCurrent = found.version === line.version - 1;
  result.value = { ...found, unnoticed, version: isCurrent ? line.version : found.version };
}

/** The results for the viewed card, and a button that starts the search. */
export function MutantSearch({ studio }: { studio: Studio }) {
  const { number } = studio.card.shown.value ?? {};
  if (number === undefined) return null;
  const found = result.value?.number === number ? result.value : undefined;
  return (
    <section class="mutations stack ruled" aria-label="Changes that no scenario notices">
      <SearchControls
        search={search}
        isShown={searched.value === number}
        name="Changes"
        words={found ? 'Look again' : 'Which changes does no scenario notice?'}
        start={() => start(studio, number)}
      />
      {found && <Unnoticed studio={studio} found={found} />}
    </section>
  );
}

function Unnoticed({ studio, found }: { studio: Studio; found: Found }) {
  const { mutants, unnoticed, version } = found;
  const noticed = mutants - unnoticed.length;
  const isWhole = unnoticed.length === 0;
  return (
    <>
      <p role="status">
        <Sign name={isWhole ? 'check' : 'warning'} class={isWhole ? 'ok' : 'warned'} /> Scenarios notice{' '}
        {isWhole ? 'all' : `${noticed} of`} {mutants} changes of this card.
        {studio.line.version !== version && ' A text has changed since.'}
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
                <Button words="Add this scenario" press={() => add(studio, scenario)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
