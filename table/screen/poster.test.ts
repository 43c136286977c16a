/** The poster at the end of a game. */
import { expect, test } from 'vitest';
import { readySets } from '../../test/ready-sets.ts';
import { cardBook } from '../card-book.ts';
import { LocalTable } from '../local/local-table.ts';
import { TablePictures } from '../worker/table-pictures.ts';
import { gamePoster } from './poster.ts';

const FACTS = { set: 'First Continent', day: '26 November 2026', table: 'Thursday' };
const { chain } = readySets().find(({ id }) => id === 'first-continent')!;

/** A finished game among bots with these names. */
function finishedTable(names: readonly string[], target: number): LocalTable {
  const table = new LocalTable((sets) => cardBook(sets, undefined, 'en'));
  const options = { seed: 5, target, players: names.length };
  table.start({ chain, options, names: [...names], players: names.map(() => 'greedy') });
  while (table.think());
  return table;
}

const table = finishedTable(['Mara', 'Jonas', 'Ines'], 30);
const poster = gamePoster(table.shown, table.gains()!, table.book, FACTS);

test('a poster says who won, and what everybody had after each draw', () => {
  const { view } = table.shown;
  const won = view.seats[view.winner!]!.vp;
  expect(poster.headline).toBe(`${table.shown.seats[view.winner!]!.name} wins with ${won}`);
  expect(poster.winners).toEqual([view.winner]);
  expect(poster.seats.map(({ points }) => points.at(-1))).toEqual(view.seats.map(({ vp }) => vp));
  expect(poster.seats.map(({ points }) => points.length)).toEqual([1, 1, 1].map((one) => one + view.draws));
});

test('the cards of a poster are those that gave the winner most in the whole game', () => {
  const points = poster.cards.map((one) => one.points);
  expect(points.length).toBeGreaterThan(1);
  expect(points.length).toBeLessThanOrEqual(3);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  const { view, points: all } = table.shown;
  const own = all!.filter(({ seat }) => seat === view.winner);
  expect(points).toEqual(own.slice(0, 3).map((one) => one.points));
});

test('the greatest gain of a seat is of one completion: at most what its card gave, and no more than it had then', () => {
  for (const [seat, { greatest, points }] of poster.seats.entries()) {
    const cards = table.shown.points!.filter((one) => one.seat === seat);
    expect(Math.max(...cards.map((one) => one.points))).toBeGreaterThanOrEqual(greatest!.points);
    expect(points[greatest!.draw]).toBeGreaterThanOrEqual(greatest!.points);
  }
});

test('a tie names all who won', () => {
  const { view, seats } = table.shown;
  const equal = view.seats.map((seat) => ({ ...seat, vp: 41 }));
  const tie = { seats, view: { ...view, seats: equal, winner: null } };
  const drawn = gamePoster(tie, table.gains()!, table.book, FACTS);
  expect(drawn.headline).toBe('Mara, Jonas, and Ines win with 41');
  expect(drawn.winners).toEqual([0, 1, 2]);
});

test('a headline that is too long shortens names, and still says with how much they win', () => {
  const names = ['Maximiliane-Charlotte von und zu Hohenfels', 'Bartholomew the Younger of Ashby', 'Ines'];
  const { view } = table.shown;
  const drawn = (vp: number) => {
    const tie = { ...view, seats: view.seats.map((seat) => ({ ...seat, vp })), winner: null };
    const seats = table.shown.seats.map((seat, at) => ({ ...seat, name: names[at]! }));
    const shown = { ...table.shown, view: tie, seats };
    const svg = new TablePictures(table.book, undefined).poster(shown, table.gains()!, FACTS);
    return svg.replace(/<title.*?<\/title>/, '');
  };
  expect(drawn(41)).not.toBe(drawn(42));
});

test('the words of a poster are in the language of its table', () => {
  const spanish = cardBook(chain, undefined, 'es');
  const { headline, words } = gamePoster(table.shown, table.gains()!, spanish, FACTS);
  expect(headline).toMatch(/ gana con \d+$/);
  expect(words).toEqual({
    target: 'hasta 30',
    once: 'de golpe',
    draws: `${table.shown.view.draws} extracciones`,
    unofficial: 'no oficial',
  });
});

test('the picture needs no fonts, names nobody’s hidden cards, and says in words who had what', () => {
  const svg = new TablePictures(table.book, undefined).poster(table.shown, table.gains()!, FACTS);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 1500" width="1200" height="1500"/);
  expect(svg).not.toContain('<text');
  const { view } = table.shown;
  const words = view.seats.map(({ vp }, seat) => `${table.shown.seats[seat]!.name} ${vp}`).join(', ');
  expect(svg).toContain(`>${words}</desc>`);
  const seen = { ...view, seats: view.seats.map((seat) => ({ ...seat, hand: [], handSize: 0 })) };
  const other = { ...table.shown, view: { ...seen, display: [], discard: [] } };
  expect(new TablePictures(table.book, undefined).poster(other, table.gains()!, FACTS)).toBe(svg);
});

test('a game that goes on has no poster', () => {
  const going = new LocalTable((sets) => cardBook(sets, undefined, 'en'));
  going.start({ chain, options: { seed: 5, players: 2 }, names: [], players: ['human', 'greedy'] });
  expect(going.gains()).toBeUndefined();
});
