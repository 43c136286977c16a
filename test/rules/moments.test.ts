/** Completed cards and rounds that begin: the engine and the plain model agree for random cards, lines and answers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { few, runs } from '../programs/runs.ts';
import { READY } from './boards.ts';
import { wordsOf } from './coins.ts';
import { type Start, starts, Table } from './moments.ts';

/** The cards, and a scenario that does what the model did and expects the same. */
function sourceOf({ vp, tokens, round, harbinger, feature, cards }: Start, table: Table): string {
  const texts = cards.map(
    ({ number, steps, triggers }) =>
      `card ${number} brown leaves 3 energy sun { ${wordsOf([...steps, ...triggers])} }`,
  );
  const given = [
    ...(vp.length > 1 ? [`given ${vp.length} players`] : []),
    ...vp.map((amount, seat) => `given player ${seat + 1} ${amount}vp`),
    `given ${tokens} tokens`,
    `given round ${round}`,
    `given player ${harbinger + 1} harbinger`,
    ...cards.map(
      ({ number, seat, leaves }) => `given player ${seat + 1} card ${number} active with ${leaves} leaves`,
    ),
  ];
  const left = table.cards.map(({ number, leaves }) => `expect card ${number} has ${leaves} leaves`);
  const scenario = ['given feature 931 in hand', ...given, 'do feature 931', ...table.lines, ...left].join(
    ';\n  ',
  );
  return `set moments "Moments" extends first-continent
feature 931 blue "Tides" pattern "W" { ${wordsOf(feature)} }
${texts.join('\n')}
scenario "as the model" {
  board "g w"
  ${scenario}
}`;
}

test('L46, L50, L66, L67 and L72 what waits for completed cards and rounds does what the model says', () => {
  const seen = { fired: 0, missed: 0, done: 0 };
  fc.assert(
    fc.property(
      starts,
      fc.array(fc.nat(23), { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(11), { minLength: 20, maxLength: 20 }),
      (start, deeds, numbers) => {
        const table = new Table(start, numbers);
        for (const deed of deeds) {
          const { cards } = table;
          if (deed % 4 === 0 || cards.length === 0) table.beginRound();
          else table.complete(cards[deed % cards.length]);
        }
        const text = sourceOf(start, table);
        const { sets, problems } = compile([{ files: [{ file: 'moments.eco', text }] }], [READY]);
        const errors = problems.filter(({ severity }) => severity === 'error');
        expect(errors.map(({ message }) => `${message}\n${text}`)).toEqual([]);
        const [{ chain, scenarios }] = sets;
        const result = runScenario(chain, scenarios[0]);
        if (!result.passed) expect(`${text}\n${result.message}`).toBe('');
        seen.fired += table.fired;
        seen.missed += table.missed;
        seen.done += table.done;
      },
    ),
    runs(300, 92, 40),
  );
  expect(seen.fired).toBeGreaterThan(few(300));
  expect(seen.missed).toBeGreaterThan(few(10));
  expect(seen.done).toBeGreaterThan(few(150));
});
