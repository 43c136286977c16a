import { expect, test } from 'vitest';
import { compileBaseSet } from '../../test/table/base-set.ts';
import type { CardWords, EntryShown } from '../messages.ts';
import type { FromTableWorker, TableOpening, ToTableWorker } from './messages.ts';
import { TableWorker } from './table-worker.ts';

/** A page that plays, with the code of the worker running in this process. */
function page(opening: TableOpening['opening'] = { lang: 'en', room: { width: 600, height: 400 } }) {
  const messages: FromTableWorker[] = [];
  const playing = new TableWorker((message) => messages.push(message));
  let ids = 0;
  const ask = (question: { name: string; params: unknown }) => {
    const id = ++ids;
    playing.take({ id, ...question } as ToTableWorker);
    const answered = messages.findLast((message) => 'id' in message && message.id === id);
    if (!answered || !('answer' in answered)) throw new Error(JSON.stringify(answered));
    return answered.answer;
  };
  const lastShown = () => {
    const last = messages.findLast((message) => 'shown' in message);
    if (!last || !('shown' in last)) throw new Error('nothing was shown');
    return last;
  };
  playing.take({ opening });
  return { playing, ask, lastShown, messages };
}

const start = {
  chain: [compileBaseSet()],
  options: { players: 2, seed: 3 },
  players: ['human', 'mcts:20'],
  names: ['Ines', ''],
};

test('the table with its board is sent before the answer to a question, and a bot thinks in parts', () => {
  const { playing, ask, lastShown, messages } = page();
  ask({ name: 'start', params: start });
  expect(messages.map((message) => 'shown' in message)).toEqual([true, false]);
  let parts = 0;
  let boards = 0;
  for (let turn = 0; turn < 40; turn++) {
    while (playing.step() !== undefined) parts++;
    const { shown, board } = lastShown();
    expect(board.svg).toMatch(/^<svg.*<\/svg>$/s);
    const last = shown.asked!.entries.at(-1)!;
    const leaf = (entry: EntryShown): EntryShown => (entry.next.length > 0 ? leaf(entry.next[0]) : entry);
    if (last.hexes.length > 0) {
      expect(board.words).toContain(`(${last.key}) ${last.name}`);
      expect(board.svg).toContain(`data-option="${shown.asked!.entries.length - 1}"`);
      boards++;
    }
    ask({ name: 'answer', params: { answer: leaf(last).options[0], v: shown.v } });
    expect(lastShown().shown.v).toBeGreaterThan(shown.v);
  }
  expect(parts).toBeGreaterThan(0);
  expect(boards).toBeGreaterThan(0);
});

test('an undo is possible while a bot thinks', () => {
  const { playing, ask, lastShown } = page();
  ask({ name: 'start', params: { ...start, players: ['human', 'mcts:1000000'] } });
  while (lastShown().shown.asked) {
    const { v } = lastShown().shown;
    ask({ name: 'answer', params: { answer: 0, v } });
  }
  expect(lastShown().shown.seats[1].state).toBe('thinks');
  expect(playing.step()).toBe(0);
  const before = lastShown().shown.view.decisions;
  expect(lastShown().shown.undo).toBe(true);
  ask({ name: 'undo', params: {} });
  expect(lastShown().shown.view.decisions).toBe(before - 1);
  expect(lastShown().shown.asked).not.toBeNull();
});

test('the worker draws cards, elements, and the board after an option', () => {
  const { ask, lastShown } = page();
  ask({ name: 'start', params: start });
  const { shown } = lastShown();
  const [{ card }] = shown.view.seats[0].active;
  const drawn = ask({ name: 'pictures', params: { cards: [card, 99_999], lang: 'en' } });
  expect(Object.keys(drawn!)).toEqual([`${card}`]);
  expect(Object.keys(ask({ name: 'signs', params: {} })!).sort()).toEqual(Object.keys(shown.view.bag).sort());
  const room = { width: 300, height: 200 };
  expect(ask({ name: 'board', params: { room, preview: 0 } })).toMatchObject({ words: expect.any(String) });
});

test('cards have the language of the page and the words of the set', () => {
  const nouns = { es: [['element-sun', { one: 'astro', many: 'astros', bare: 'astro', gender: 'm' }]] };
  const look = { nouns, icons: {} } as unknown as TableOpening['opening']['look'] & object;
  const { ask } = page({ lang: 'es', look, room: { width: 600, height: 400 } });
  ask({ name: 'start', params: start });
  const texts = (ask({ name: 'cards', params: {} }) as CardWords[]).map(({ text }) => text).join(' ');
  expect(texts).toMatch(/Coloca /);
  expect(texts).toContain('astro');
});
