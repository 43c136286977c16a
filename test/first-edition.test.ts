/**
 * The second edition of the language only adds: cards of the first edition compile to identical programs, and their
 * games are identical. Only a deliberate change of a card or a rule may change these hashes, as of card 15, which pays only for moves.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../compiler/compile.ts';
import { hashText } from '../program/hash.ts';
import { newGame } from '../runtime/game.ts';
import { type BotName, makeBot, playOut } from '../runtime/players/bot.ts';
import { texts } from './rules/boards.ts';

const folderOf = (set: string): string => join(import.meta.dirname, '..', 'cards', set);
const { sets } = compile(['first-continent', 'new-horizon'].map((set) => ({ files: texts(folderOf(set)) })));

test.each([
  ['first-continent', 'f63dcf9371d05e1c'],
  ['new-horizon', 'b841620c8a29935e'],
])('the cards of %s compile to the same programs as in the first edition', (id, hash) => {
  const { cards, features } = sets.find(({ program }) => program.id === id)!.program;
  const programs = JSON.stringify([cards, features], (key, value) => (key === 'title' ? undefined : value));
  expect(hashText(programs)).toBe(hash);
});

/** Every decision, with its options and the points at that time. */
function played(set: number, players: number, seed: number, level: BotName): unknown[] {
  const game = newGame(sets[set].chain, { players, seed });
  const decisions: unknown[] = [];
  playOut(
    game,
    Array.from({ length: players }, (_, seat) => makeBot(level, seed, seat)),
    ({ asked: { kind, seat, options }, vp }) => decisions.push([kind, seat, options, vp]),
  );
  return [...decisions, game.status, game.vp];
}

test.each([
  ['random', 'f29ff3383db6008d'],
  ['greedy', 'afcae1a635e57016'],
] as const)('games with the same seeds are the same as in the first edition: %s', (level, hash) => {
  const games = [2, 3, 4, 5, 6].flatMap((players) =>
    [0, 1].map((set) => played(set, players, 17 + players, level)),
  );
  expect(hashText(JSON.stringify(games))).toBe(hash);
});
