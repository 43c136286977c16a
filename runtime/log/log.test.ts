import { expect, test } from 'vitest';
import { plainSet } from '../../test/plain-set.ts';
import { apply, decision, newGame } from '../game.ts';
import { logChoice, logEnd, logHead } from './log.ts';
import { parseLog } from './parse.ts';
import { replay } from './replay.ts';

const sets = [plainSet];
const options = { players: 2, seed: 3, target: 6 };

/** The lines of a complete game. */
function lines(): string[] {
  const game = newGame(sets, options);
  const records: object[] = [logHead(sets, options, ['A', 'B'])];
  for (let asked = decision(game); asked; asked = decision(game)) {
    const option = asked.options[game.decisions % asked.options.length];
    records.push(logChoice(game, option));
    apply(game, option);
  }
  return [...records, logEnd(game)].map((record) => JSON.stringify(record));
}
const written = lines();
const text = `${written.join('\n')}\n`;

test('a log is read and replayed', () => {
  const parsed = parseLog(text);
  expect('log' in parsed && parsed.log.choices).toHaveLength(written.length - 2);
  expect(replay(sets, text)).toMatchObject({ same: true, played: written.length - 2 });
  expect(replay(sets, text, 5)).toMatchObject({ same: true, played: 5 });
});

test('an incomplete last line is ignored, any other broken line is reported with its number', () => {
  expect('log' in parseLog(text.slice(0, -20))).toBe(true);
  const broken = [...written];
  broken[3] = broken[3].slice(0, -4);
  expect(parseLog(broken.join('\n'))).toMatchObject({ line: 4 });
  expect(parseLog('')).toMatchObject({ line: 1 });
  expect(parseLog(`${text}${written[1]}\n`)).toEqual({
    message: 'a line after the end of the game',
    line: written.length + 1,
  });
});

test('a choice that is not offered is reported with its line', () => {
  const changed = [...written];
  changed[4] = changed[4].replace(/"option":-?\d+/, '"option":99999999');
  expect(replay(sets, changed.join('\n'))).toMatchObject({ same: false, at: 4, line: 5, played: 3 });
});

test('a different end is reported after the last choice', () => {
  const changed = text.replace(/"hash":"[0-9a-f]{16}"\}\n$/, '"hash":"0000000000000000"}\n');
  expect(replay(sets, changed)).toMatchObject({ same: false, at: written.length - 1, line: written.length });
});

test('a log of a game with different cards is refused', () => {
  const other = { ...plainSet, cards: plainSet.cards.slice(1) };
  expect(() => replay([other], text)).toThrow(/cards have changed/);
});
