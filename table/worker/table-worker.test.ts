import { expect, test } from 'vitest';
import { compileBaseSet } from '../../test/table/base-set.ts';
import type { LocalTable } from '../local/local-table.ts';
import type { ChoiceEntry, Player } from '../messages.ts';
import { type TableNews, type TableOpening, TableWorker } from './table-worker.ts';

/** A page that plays, with the code of the worker running in this process. */
function page(opening: TableOpening = { lang: 'en' }) {
  const news: TableNews[] = [];
  const worker = new TableWorker((one) => news.push(structuredClone(one)));
  worker.open(opening);
  const lastShown = () => {
    const last = news.at(-1);
    if (!last) throw new Error('nothing was shown');
    return last;
  };
  return { worker, lastShown, news };
}

const tableOf = ({ table }: TableWorker) => table as LocalTable;

const start = {
  chain: [compileBaseSet()],
  options: { players: 2, seed: 3 },
  players: ['human', 'mcts:20'] as Player[],
  names: ['Ines', ''],
};

test('the table with its board is sent before the answer to a question, and a bot thinks in parts', () => {
  const { worker, lastShown, news } = page();
  tableOf(worker).start(start);
  expect(news).toHaveLength(1);
  let parts = 0;
  let boards = 0;
  for (let turn = 0; turn < 40; turn++) {
    while (worker.step() !== undefined) parts++;
    const { shown, board } = lastShown();
    expect(board.svg).toMatch(/^<svg.*<\/svg>$/s);
    const last = shown.asked!.entries.at(-1)!;
    const leaf = (entry: ChoiceEntry): ChoiceEntry => (entry.next.length > 0 ? leaf(entry.next[0]) : entry);
    if (last.hexes.length > 0) {
      expect(board.words).toContain(`(${last.key}) ${last.name}`);
      expect(board.svg).toContain(`data-option="${shown.asked!.entries.length - 1}"`);
      boards++;
    }
    tableOf(worker).answer(leaf(last).options[0], shown.v);
    expect(lastShown().shown.v).toBeGreaterThan(shown.v);
  }
  expect(parts).toBeGreaterThan(0);
  expect(boards).toBeGreaterThan(0);
});

test('an undo is possible while a bot thinks', () => {
  const { worker, lastShown } = page();
  tableOf(worker).start({ ...start, players: ['human', 'mcts:1000000'] });
  while (lastShown().shown.asked) {
    const { v } = lastShown().shown;
    tableOf(worker).answer(0, v);
  }
  expect(lastShown().shown.seats[1].state).toBe('thinks');
  expect(worker.step()).toBe(0);
  const before = lastShown().shown.view.decisions;
  expect(lastShown().shown.undo).toBe(true);
  tableOf(worker).undo();
  expect(lastShown().shown.view.decisions).toBe(before - 1);
  expect(lastShown().shown.asked).not.toBeNull();
});

test('the worker draws cards, elements, and the board', () => {
  const { worker, lastShown } = page();
  tableOf(worker).start(start);
  const { shown } = lastShown();
  const [{ card }] = shown.view.seats[0].active;
  expect([worker.pictures.front(card)?.svg, worker.pictures.front(99_999)]).toEqual([
    expect.any(String),
    undefined,
  ]);
  expect(worker.pictures.sign(Object.keys(shown.view.bag)[0])).toContain('<svg');
  const room = { width: 300, height: 200 };
  expect(worker.board(room, { pointed: 0 })).toMatchObject({ words: expect.any(String) });
});

test('cards have the language of the page and the words of the set', () => {
  const nouns = { es: [['element-sun', { one: 'astro', many: 'astros', bare: 'astro', gender: 'm' }]] };
  const extras = { nouns, icons: {} } as unknown as TableOpening['extras'] & object;
  const { worker } = page({ lang: 'es', extras });
  tableOf(worker).start(start);
  const texts = tableOf(worker)
    .cards()
    .map(({ text }) => text)
    .join(' ');
  expect(texts).toMatch(/Coloca /);
  expect(texts).toContain('astro');
});
