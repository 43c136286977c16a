/** `ecos test --coverage`: everything that no scenario tries. */
import { scenarioCoverage } from '../../language/index.ts';
import { cardLabel, pluralize } from '../../program/messages/index.ts';
import type { Compilation } from '../load/compile.ts';
import { escapeName, styled } from '../terminal/output.ts';

/**
 * Measures which cases of their cards the scenarios reach: how many there are, and with its place each that no scenario tries.
 * Cases of built sets have no place, and are only counted.
 * @returns the JSON document, and the same as text for people
 */
export function coverageReport({ sets, texts }: Compilation) {
  const all = sets.map((set) =>
    scenarioCoverage(
      set,
      sets.filter(({ chain }) => chain.some(({ id }) => id === set.program.id)),
    ),
  );
  const sum = (what: 'goals' | 'reached') => all.reduce((total, one) => total + one[what], 0);
  const [goals, reached] = [sum('goals'), sum('reached')];
  const untried = all
    .flatMap((one) => one.untried)
    .map(({ card, file, from, to, what }) => {
      const text = texts.get(file) ?? '';
      const line = text.slice(0, from).split('\n').length;
      // The step on one line, without the steps in its braces.
      const step = text
        .slice(from, to)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\{.*\}/g, '{ … }');
      return { card, file, line, step: step.length > 70 ? `${step.slice(0, 69)}…` : step, what };
    });
  const cards = new Map(
    sets.flatMap(({ program }) => [...program.cards, ...program.features].map((card) => [card.number, card])),
  );
  const blocks = [...Map.groupBy(untried, ({ card }) => card)].map(([number, rows]) => {
    const label = cardLabel(cards.get(number) ?? { number });
    const lines = rows.map(
      ({ file, line, step, what }) =>
        `  ${escapeName(file)}:${line}: ${what}${step && `: ${styled('dim', step)}`}`,
    );
    return [styled('bold', label), ...lines].join('\n');
  });
  const share = goals > 0 ? ` (${Math.floor((100 * reached) / goals)} %)` : '';
  const total = `Scenarios reach ${reached} of ${pluralize(goals, 'step, branch, refusal, limit or tie', 'steps, branches, refusals, limits and ties')}${share}.`;
  return { json: { goals, reached, untried }, text: [...blocks, total].join('\n') };
}
