/** Shrinking a failing scenario to the parts that matter. */
import { expect, test } from 'vitest';
import { runToEnd } from '../../program/index.ts';
import { compileText } from '../../test/base-set.ts';
import { runScenario } from './scenario.ts';
import { smallerFailure } from './smaller.ts';

const scenarioOf = (lines: string) => {
  const { sets, problems } =
    compileText(`card 901 brown leaves 2 energy sun { place water; gain 2vp per adjacent lion }
scenario "lions count"
{
  board " g a"
        "g b w"
        " d 1"
    where a = desert with 1 lion, b = grassland with 2 lions and 1 forest
  given 2 players;
  given 3 cubes;
  ${lines}
}`);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return { chain: sets[0].chain, scenario: sets[0].scenarios[0] };
};

test('only the tiles, tokens and lines that matter for the failure remain', () => {
  const { chain, scenario } = scenarioOf(
    'do card 901; expect 12 options; choose 1; expect 3vp; expect finished',
  );
  const wanted = runScenario(chain, scenario);
  const smaller = runToEnd(smallerFailure(chain, scenario));
  expect(smaller?.scenario.given).toEqual([]);
  expect(smaller?.scenario.board.tiles.map(({ terrain, forests }) => [terrain, forests])).toEqual([
    ['grassland', 0],
  ]);
  const now = runScenario(chain, smaller!.scenario);
  expect([wanted, now].map((result) => !result.passed && [result.code, result.at])).toEqual([
    ['ECO619', expect.anything()],
    ['ECO619', !wanted.passed && wanted.at],
  ]);
  expect(smaller?.sketch).toContain('2 lion');
});

test('the sketch of the remaining board is valid and has no cells without tiles around it', () => {
  const { chain, scenario } = scenarioOf('do card 901; choose first');
  const { sketch } = runToEnd(smallerFailure(chain, scenario))!;
  expect(sketch).toBe('"d"');
  const again = compileText(`card 901 brown leaves 2 energy sun { place water; gain 2vp per adjacent lion }
scenario "again" { board ${sketch} do card 901; choose first; }`);
  expect(again.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [result, before] = [
    runScenario(again.sets[0].chain, again.sets[0].scenarios[0]),
    runScenario(chain, scenario),
  ];
  expect([result, before].map((one) => !one.passed && one.code)).toEqual(['ECO618', 'ECO618']);
});

test('a scenario that passes is not reduced', () => {
  const { chain, scenario } = scenarioOf('do card 901; choose 1; expect 4vp');
  expect(runToEnd(smallerFailure(chain, scenario))).toBe(undefined);
});

test.each([
  ['the effect', 'do { gain 1vp per lion }; expect 9 antelope in the landscape', ['do', 'expect']],
  [
    'only the last of several effects',
    'do { place water }; choose 1; do { gain a cube }; expect 2vp',
    ['do', 'expect'],
  ],
  [
    'the answers after which it had ended',
    'do { may gain a cube; gain a card }; choose yes; expect 2vp',
    ['do', 'choose', 'expect'],
  ],
])('what remains has %s', (_, lines, remaining) => {
  const { chain, scenario } = scenarioOf(lines);
  const { scenario: smaller } = runToEnd(smallerFailure(chain, scenario))!;
  expect(smaller.lines.map(({ line }) => line)).toEqual(remaining);
  expect(smaller.lines).toContain(scenario.lines.findLast(({ line }) => line === 'do'));
});

test('a player of whom something is expected stays', () => {
  const { sets } = compileText(`card 901 brown leaves 2 energy sun { gain 2vp }
scenario "a" { board "g" given 3 players; do card 901; expect player 2 gained 1 cube; }`);
  const [{ chain, scenarios }] = sets;
  const smaller = runToEnd(smallerFailure(chain, scenarios[0]));
  expect(smaller?.scenario.given).toMatchObject([{ given: 'players', amount: 2 }]);
});

test('a player who is given something stays with it', () => {
  const { sets } = compileText(`card 901 brown leaves 2 energy sun { gain 1vp per other player with a card }
card 902 brown leaves 1 energy sun { gain 1vp }
scenario "a" { board "g" given 4 players; given player 3 hand 902; do card 901; expect 9vp; }`);
  const [{ chain, scenarios }] = sets;
  const smaller = runToEnd(smallerFailure(chain, scenarios[0]));
  expect(smaller?.scenario.given).toEqual([
    { given: 'players', amount: 3 },
    { given: 'hand', player: 3, cards: [902] },
  ]);
});

test('an effect that ran to its end is not stopped in what remains', () => {
  const { chain, scenario } = scenarioOf(
    'do { place a lion on a desert; gain 1vp per gorilla }; choose first; expect 2vp',
  );
  const { scenario: smaller } = runToEnd(smallerFailure(chain, scenario))!;
  const lines = [
    ...smaller.lines.slice(0, -1),
    { ...scenario.lines.at(-1)!, line: 'expect', expectation: { expect: 'finished' } },
  ];
  expect(runScenario(chain, { ...smaller, lines } as typeof smaller)).toEqual({ passed: true });
});
