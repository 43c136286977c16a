/** Shrinking a failing scenario to the parts that matter. */
import { expect, test } from 'vitest';
import { runToEnd } from '../../program/index.ts';
import { playable } from '../../test/base-set.ts';
import { runScenario } from './scenario.ts';
import { smallerFailure } from './smaller.ts';

const CARD = 'card 901 brown leaves 2 energy sun { place water; gain 2vp per adjacent lion }';

/** Plays these lines on a board with lions, and reduces the scenario if it fails. */
const reduced = (lines: string) =>
  reducedText(`${CARD}
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

function reducedText(text: string) {
  const { chain, scenario } = playable(text);
  return { chain, scenario, smaller: runToEnd(smallerFailure(chain, scenario)) };
}

test('only the tiles, tokens and lines that matter for the failure remain', () => {
  const { chain, scenario, smaller } = reduced(
    'do card 901; expect 12 options; choose 1; expect 3vp; expect finished',
  );
  expect(smaller?.scenario.given).toEqual([]);
  expect(smaller?.scenario.board.tiles).toMatchObject([{ terrain: 'grassland', forests: 0 }]);
  expect(smaller?.sketch).toContain('2 lion');
  const { at } = runScenario(chain, scenario) as { at: unknown };
  expect(runScenario(chain, smaller!.scenario)).toMatchObject({ passed: false, code: 'ECO619', at });
});

test('the sketch of the remaining board is valid and has no cells without tiles around it', () => {
  const { smaller } = reduced('do card 901; choose first');
  expect(smaller?.sketch).toBe('"d"');
  const again = playable(`${CARD}\nscenario "again" { board "d" do card 901; choose first; }`);
  for (const one of [smaller!.scenario, again.scenario])
    expect(runScenario(again.chain, one)).toMatchObject({ passed: false, code: 'ECO618' });
});

test('a scenario that passes is not reduced', () => {
  expect(reduced('do card 901; choose 1; expect 4vp').smaller).toBe(undefined);
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
  const { scenario, smaller } = reduced(lines);
  expect(smaller?.scenario.lines.map(({ line }) => line)).toEqual(remaining);
  expect(smaller?.scenario.lines).toContain(scenario.lines.findLast(({ line }) => line === 'do'));
});

test.each([
  [
    'of whom something is expected',
    'card 1 brown leaves 2 energy sun { gain 2vp }',
    'given 3 players; do card 1; expect player 2 gained 1 cube',
    [{ given: 'players', amount: 2 }],
  ],
  [
    'whose card runs',
    'card 1 brown leaves 2 energy sun { gain 2vp }',
    'given 3 players; do player 2 card 1; expect 3vp',
    [{ given: 'players', amount: 2 }],
  ],
  [
    'who is given something',
    'card 1 brown leaves 1 energy sun { gain 1vp per other player with a card }',
    'given 4 players; given player 3 hand 1; do card 1; expect 9vp',
    [
      { given: 'players', amount: 3 },
      { given: 'hand', player: 3, cards: [1] },
    ],
  ],
])('a player %s stays', (_, card, lines, given) => {
  const { smaller } = reducedText(`${card}\nscenario "a" { board "g" ${lines}; }`);
  expect(smaller?.scenario.given).toEqual(given);
});

test('an effect that ran to its end is not stopped in what remains', () => {
  const { chain, smaller } = reduced(
    'do { place a lion on a desert; gain 1vp per gorilla }; choose first; expect 2vp',
  );
  const lines = smaller!.scenario.lines.with(-1, {
    ...smaller!.scenario.lines.at(-1)!,
    line: 'expect',
    expectation: { expect: 'finished' },
  });
  expect(runScenario(chain, { ...smaller!.scenario, lines })).toEqual({ passed: true });
});
