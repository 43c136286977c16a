/** Sixty ideas that were written down before the language was read: each is a card that checks, prints and plays. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSets } from '../../cli/load/compile.ts';
import { inLanguage } from '../../cli/load/translate.ts';
import { tooLong } from '../../print/face/over.ts';
import { rulesText } from '../../print/wording/index.ts';
import { isError } from '../../program/index.ts';
import { apply, decision, newGame } from '../../runtime/game.ts';
import { chooseAs, tracedTables } from '../../runtime/index.ts';
import { seedRandom } from '../../runtime/random.ts';

const loaded = await loadSets([import.meta.dirname]);
const [{ program, chain }] = loaded.sets;
const numbers = new Set(program.cards.map(({ number }) => number));

/** Each idea and what the table beside this file says about its card. */
const TABLE = [
  ...readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').matchAll(/^\| ([A-Z].*?) \| (.*?) \|$/gm),
].map(([, idea, says]) => ({ idea: idea!, says: says! }));

test('all sixty are there, in the order of the table', () => {
  expect(loaded.problems.filter(isError)).toEqual([]);
  expect(program.cards).toHaveLength(60);
  expect(program.cards.map(({ title }) => title)).toEqual(TABLE.map(({ idea }) => idea));
});

test('the table says which are exact, those without a word by hand, and they are at least thirty-two', () => {
  const exact = program.cards.filter((card) => !JSON.stringify(card).includes('"by-hand"'));
  expect(exact.map(({ title }) => title)).toEqual(
    TABLE.filter(({ says }) => /^exact\b/.test(says)).map(({ idea }) => idea),
  );
  for (const { says } of TABLE) expect(says).toMatch(/^(exact\b|loses )/);
  expect(exact.length).toBeGreaterThanOrEqual(32);
});

test.each(['en', 'es'] as const)('each has a text in %s that fits on a card', async (lang) => {
  const { result, warnings } = await inLanguage(lang, loaded);
  expect(warnings).toEqual([]);
  const [{ program, words }] = result.sets;
  for (const card of program.cards) {
    expect(rulesText(card, words, lang)).toMatch(/\S\.$/);
    const { text, fitsOn } = tooLong(card, words, lang);
    expect([card.title, text > 0 ? fitsOn : 'square']).toEqual([card.title, expect.any(String)]);
  }
});

test('bots play them all, and everything they wait for happens', () => {
  let idle: string[] | undefined;
  for (let seed = 0; seed < 30 && idle?.length !== 0; seed++) {
    const left = idleIn(seed);
    idle = idle ? idle.filter((effect) => left.includes(effect)) : left;
  }
  expect(idle).toEqual([]);
});

/** The effects of the ideas that did not run in a game between bots: of a card, and of what it waits for. */
function idleIn(seed: number): string[] {
  const game = newGame(chain, { players: 6, seed, ownFirst: true });
  const tables = tracedTables(game.tables);
  game.tables = tables;
  const rng = { random: seedRandom(seed) };
  while (decision(game)) apply(game, chooseAs('greedy', game, rng));
  const { cards, trace } = tables;
  return cards.flatMap(({ number, triggers }, at) => {
    if (!numbers.has(number)) return [];
    const waiting = triggers
      ? [...Object.values(triggers.moments).flat(), ...triggers.events.map(({ effect }) => effect)]
      : [];
    return [trace.cards[at]!, ...waiting.map((effect) => trace.effects[effect]!)].flatMap(
      ({ runs }, which) => (runs === 0 ? [`${number} ${which}`] : []),
    );
  });
}
