/** Mutants of a card, and the result of examining them. */
import { expect, test } from 'vitest';
import { compile } from '../../compiler/index.ts';
import { examine } from '../../simulate/mutants/examine.ts';
import { READY } from '../../test/rules/boards.ts';
import { type Mutant, makeMutants } from './mutants.ts';
import { type CandidateScenario, scenariosFor } from './scenarios.ts';

const CARD = `set mine "Mine" extends first-continent

card 901 brown "Grove"
  leaves 1
  energy sun
{
  place grassland;
  may place forest on this;
  gain 2vp per adjacent forest at most 6;
}
`;
const FEATURE = `
feature 902 blue "Wood"
  pattern "F f" where F = grassland with at least 1 forest
{
  on play { gain 3vp };
  when a lion is placed { gain 1vp };
}
`;

function setOf(text: string) {
  const texts = [{ file: 'mine.eco', text }];
  const [set] = compile([{ files: texts }], [READY]).sets;
  return { ...set, texts };
}

/** The result for each mutant, and scenarios for the unnoticed ones. */
function examined(set: ReturnType<typeof setOf>) {
  const mutants = makeMutants(set);
  const examination = { sets: [{ chain: set.chain, scenarios: set.scenarios }], mutants };
  const all = mutants.map((_, at) => examine(examination, at));
  const made = all.flatMap((one): CandidateScenario<Mutant>[] => {
    const mutant = mutants[one.mutant];
    return one.is === 'unnoticed' ? [{ mutant, scenario: one.scenario, title: mutant.title }] : [];
  });
  const changes = (is: string) => all.flatMap((one) => (one.is === is ? [mutants[one.mutant].change] : []));
  const unnoticed = scenariosFor(set, made);
  return { changes, unnoticed };
}

test('each mutant makes one change, and describes it with its line', () => {
  const all = makeMutants(setOf(CARD + FEATURE)).map(({ line, change }) => `${line}: ${change}`);
  expect(all).toContain(
    '9: "gain 2vp per adjacent forest at most 6" becomes "gain 3vp per adjacent forest at most 6"',
  );
  expect(all).toContain('9: "gain 2vp per adjacent forest at most 6" becomes "gain 2vp per adjacent forest"');
  expect(all).toContain('8: only the steps inside "may { … }" are left');
  expect(all).toContain('8: left out: "may { … }"');
  expect(all).toContain('8: "may { … }" comes after "gain 2vp per adjacent forest at most 6"');
  expect(all).toContain('16: "when a lion is placed" becomes "when a lion is placed by you"');
  expect(all).toContain(
    '13: "pattern "F f" where F = grassland with at least 1 forest" becomes "pattern "F F" where F = grassland with at least 1 forest"',
  );
  expect(new Set(all).size).toBe(all.length);
});

test('nouns agree with a changed number or kind', () => {
  const text = CARD.replace(
    'place grassland;',
    'place a lion or fish; move all lions 1 space; gain 2vp per 2 tiles; gain 2 sun; gain 1vp per 2 sharks or lions; gain 2 forest if adjacent to 2 forests;',
  );
  const becomes = makeMutants(setOf(text)).map(({ change }) => change.replace(/.* becomes /, ''));
  expect(becomes).toEqual(
    expect.arrayContaining([
      '"place 2 lions or fish"',
      '"move a lion 1 space"',
      '"move all lions 2 spaces"',
      '"gain 2vp per 3 tiles"',
      '"gain 2 cubes per 2 tiles"',
      '"gain 3 sun"',
      '"gain 1vp per 1 shark or lion"',
      '"gain 1vp per 3 sharks or lions"',
      // An element may be called like a thing, but has no plural.
      '"gain 3 forest if adjacent to 2 forests"',
      '"gain 2 forest if adjacent to 3 forests"',
      '"gain 2 forest if adjacent to a forest"',
    ]),
  );
  expect(becomes.filter((words) => /\b(2|3|all) (lion|tile|cube)\b|\ba \w+s\b/.test(words))).toEqual([]);
});

test('each change that no scenario notices gets a scenario that notices it', () => {
  const { changes, unnoticed } = examined(setOf(CARD));
  expect(changes('noticed')).toEqual([]);
  expect(unnoticed.length).toBeGreaterThan(15);
  const texts = new Set(unnoticed.map(({ text }) => text));
  expect(texts).not.toContain(null);
  expect(texts.size).toBeLessThan(unnoticed.length);
  const again = setOf([CARD, ...texts].join('\n'));
  expect(again.brokenScenarios).toEqual([]);
  expect(examined(again).unnoticed).toEqual([]);
});

test('what waits for tiles is examined by placing one', () => {
  const text = CARD.replace(/\{.*/s, '{ when a tile is placed { gain 1vp } }');
  expect(examined(setOf(text)).changes('unnoticed')).toContain('"gain 1vp" becomes "gain 2vp"');
});

test('a change that makes no difference on any board counts as equal', () => {
  const text = CARD.replace('at most 6;', 'at most 6; gain 1 sun; gain 1 water;');
  const set = setOf(text);
  const mutants = makeMutants(set);
  const at = mutants.findIndex(({ change }) => change === '"gain 1 sun" comes after "gain 1 water"');
  const examination = { sets: [{ chain: set.chain, scenarios: set.scenarios }], mutants };
  expect(examine(examination, at)).toEqual({ mutant: at, is: 'equal' });
});
