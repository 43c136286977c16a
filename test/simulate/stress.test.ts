/** `ecos stress` finds every planted problem, and none in the bundled cards. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadPlayableSet } from '../../cli/load/compile.ts';
import { mergeDecks, mergeVocabulary, runToEnd, type SetProgram } from '../../program/index.ts';
import { pluralize } from '../../program/messages/index.ts';
import type { Instruction } from '../../runtime/link/code.ts';
import { ENGINES, engineIndex } from '../../runtime/steps/steps.ts';
import { type Find, type GoalKind, runSearch, searchesFor } from '../../simulate/stress/index.ts';
import { searchPlan, seekGoal } from '../../simulate/stress/search.ts';
import { smallestFind, smallestFinds, smallGameLike } from '../../simulate/stress/shrink.ts';
import { ecos } from '../ecos.ts';
import { card, chainOf as chainOfText, PLAIN, playedRun } from './sets.ts';

const PLANTED = join(import.meta.dirname, 'planted.eco');
const folder = mkdtempSync(join(tmpdir(), 'ecos-stress-'));
const chainOf = async (...paths: string[]) => (await loadPlayableSet(paths)).sets[0].chain;
const chain = await chainOf(PLANTED);

/** Small sets, each with one thing that breaks the game. */
const BREAKERS: readonly [
  says: string,
  kind: GoalKind,
  cards: readonly number[],
  words: RegExp,
  text: string,
][] = [
  [
    'an endless chain',
    'endless',
    [901],
    /40 effects run on one draw/,
    `card 901 brown leaves 2 energy grassland, water
    { gain 1vp; rotate a card counter-clockwise and place 2 cubes on it }`,
  ],
  [
    'two cards whose gain grows together',
    'combo',
    [901, 902],
    /one draw gives \d+ of 80 points/,
    `card 901 brown leaves 4 energy sun { repeat 3 { place grassland; place forest on this tile } }
    card 902 brown leaves 4 energy sun, water { gain 2vp per forest }`,
  ],
  [
    'a card that starves a supply, use by use',
    'supply',
    [901],
    /[34] effects take the whole supply of water \(\d+\)/,
    'card 901 brown leaves 4 energy water { repeat 8 { place water } }',
  ],
  [
    'a step with 5,000 options',
    'options',
    [901],
    /a decision has ([5-9]|\d\d),?\d{3} options/,
    `animal bee x45 on grassland
    animal wasp x45 on grassland
    animal moth x45 on grassland
    card 901 blue leaves 1 energy sun {
      repeat 45 { place grassland; place bee on this tile; place wasp on this tile; place moth on this tile };
      move an animal 99 spaces over any terrain
    }`,
  ],
  [
    'a feature that fits the start',
    'feature',
    [901],
    /laid on the first draw/,
    'feature 901 blue "Cradle" pattern "D g" { on play { gain 5vp } }',
  ],
  [
    'a card that leaves nothing to others',
    'others',
    [901],
    /one draw takes \d+ points from another player/,
    'card 901 brown leaves 3 energy sun { gain 3vp; each other player { lose 9vp } }',
  ],
  [
    'seats that cannot move',
    'stuck',
    [901],
    /no card is completed/,
    `element moon x1
    card 901 brown leaves 1 energy ${Array(8).fill('moon')} { gain 1vp }`,
  ],
];

const bundledSets = async () =>
  (
    await Promise.all(
      ['first-continent', 'new-horizon', 'polar-shores', 'fire-and-rain'].map((id) => chainOf(id)),
    )
  ).flatMap((bundled) => bundled.slice(-1));

/** The first find of this kind, over all searches. */
function firstFind(stressed: readonly SetProgram[], kind: GoalKind): Find {
  const stress = { stressed, seed: 1 };
  for (let at = 0; at < searchesFor(stress); at++) {
    const { find } = runSearch(stress, at);
    if (find?.kind === kind) return find;
  }
  throw new Error('nothing was found');
}

test.each(BREAKERS)('%s is found by the searches of %s', async (title, kind, cards, words, text) => {
  const file = join(folder, `${kind}.eco`);
  writeFileSync(file, `set ${kind} "${title}" extends first-continent\n${text}\n`);
  const stressed = await chainOf(file);
  const find = firstFind(stressed, kind);
  expect(find.says).toMatch(words);
  const smallest = smallestFind(stressed, find, 1);
  expect(smallest.cards).toEqual(cards);
  // A problem on the first draw is not found on the second.
  if (kind === 'feature') expect(smallest.draws).toBe(1);
});

test.each(BREAKERS)(
  '%s is found by the searches of %s among all bundled cards',
  async (title, kind, cards, words, text) => {
    const file = join(folder, `${kind}-among-all.eco`);
    writeFileSync(file, `set ${kind} "${title}" extends first-continent\n${text}\n`);
    const sets = [...new Set([...(await bundledSets()), ...(await chainOf(file)).slice(1)])];
    const { cards: all, features } = mergeDecks(sets);
    const vocabulary = mergeVocabulary(sets.map((set) => set.vocabulary));
    const [first] = sets;
    const stressed = [{ ...first!, id: 'all', vocabulary, cards: all, features }];
    const stress = { stressed, seed: 1 };
    // A search depends only on its index. Searches without the planted cards cannot find the problem.
    const isFound = Array.from({ length: searchesFor(stress) }, (_, at) => at).some((at) => {
      const plan = searchPlan(stress, at);
      const isOurs = plan.kind === kind && cards.every((card) => plan.cards.includes(card));
      return isOurs && words.test(runSearch(stress, at).find?.says ?? '');
    });
    expect(isFound).toBe(true);
  },
);

test('a find is reduced to fewer cards and draws', () => {
  const find = seekGoal(chain, 'supply', [902, 903, 905], 1);
  if (!find) throw new Error('nothing was found');
  const smaller = smallestFind(chain, find, 1);
  expect(smaller.cards).toEqual([903]);
  expect(smaller.draws).toBeLessThanOrEqual(find.draws);
});

test('finds are not reduced once the user is in a hurry', () => {
  const find = seekGoal(chain, 'supply', [902, 903, 905], 1);
  const made = (isHurried: () => boolean) =>
    runToEnd(smallestFinds(chain, [{ search: 0, find }], 1, isHurried)).map(({ cards }) => cards);
  expect(made(() => true)).toEqual([[902, 903, 905]]);
  expect(made(() => false)).toEqual([[903]]);
});

test('a search that is stopped says how many searches it made', () => {
  const module = (path: string) => JSON.stringify(join(import.meta.dirname, '../../cli', path));
  const script = `const { loadPlayableSet } = await import(${module('load/compile.ts')});
    const { searchBreakers } = await import(${module('commands/stress.ts')});
    const { sets: [{ chain }] } = await loadPlayableSet([${JSON.stringify(PLANTED)}]);
    const searching = searchBreakers({ stressed: chain, seed: 1 }, 100_000, 1);
    process.kill(process.pid, 'SIGINT');
    console.log((await searching).games);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(Number(stdout)).toBeLessThan(100_000);
  expect(stderr).toContain(`Stopped after ${pluralize(Number(stdout), 'search', 'searches')}.\n`);
});

test('a game that breaks off or does not end has a smaller game with the same problem', async () => {
  const turning = chainOfText(PLAIN + card(11, 'gain 1vp; rotate a card counter-clockwise'));
  const broken = vi.spyOn(ENGINES[engineIndex({ op: 'rotate' } as Instruction)]!, 'run');
  // As if the engine had a bug in this step.
  broken.mockImplementation(() => {
    throw new Error('planted');
  });
  const run = playedRun(turning, { players: 2, seed: 1, bots: ['greedy', 'greedy'], target: 20 }, 4);
  const [failure] = run.tally.failures.first;
  expect(failure).toMatchObject({ code: 'game-broke-off', card: null });
  const small = smallGameLike(turning, failure!, 1);
  broken.mockRestore();
  expect(small).toMatchObject({ kind: 'crash', cards: [11], says: 'the engine crashes: planted' });
  expect(small!.choices.length).toBeLessThan(failure!.decisions);
  expect(smallGameLike(turning, failure!, 1)).toBe(null);
  expect(smallGameLike(chain, { code: 'game-unfinished', message: '', card: 901 }, 1)).toMatchObject({
    kind: 'endless',
    cards: [901],
  });
});

test('the cards of a second player have numbers that no feature has', async () => {
  // The features' numbers follow those of the cards.
  expect(seekGoal(await chainOf('polar-shores'), 'others', [217, 219], 1)).toBe(null);
});

test('a search depends only on its index and the seed', () => {
  const stress = { stressed: chain, seed: 3 };
  expect(runSearch(stress, 40)).toEqual(runSearch(stress, 40));
});

test('the game of a find is written as a log, which can be replayed with the set that is written with it', () => {
  const out = join(folder, 'finds');
  const { code, out: text } = ecos([
    'stress',
    PLANTED,
    ...'--games 2 --jobs 1 --format json'.split(' '),
    '--out',
    out,
  ]);
  const { games, finds } = JSON.parse(text);
  expect([code, games]).toEqual([0, 2]);
  expect(readdirSync(out)).toHaveLength(2 * finds.length);
  expect(finds[0]).toMatchObject({ kind: 'endless', cards: [901], decisions: expect.any(Number) });
  const { log, set } = finds[0];
  expect(ecos(['replay', log, set, '--format', 'json'])).toMatchObject({ code: 0 });
  expect(JSON.parse(ecos(['replay', log, set, '--format', 'json']).out).same).toBe(true);
});

test('no problem is found in the bundled cards', () => {
  const { out } = ecos(['stress', 'polar-shores', '--games', '60', '--jobs', '1']);
  expect(out).toBe('✓ 0 problems found in 60 games.\n');
});
