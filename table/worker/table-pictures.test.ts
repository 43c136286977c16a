/** The board of a table while a move is chosen: first who, then where. */
import { expect, test } from 'vitest';
import { chain } from '../../test/table/people.ts';
import { cardBook } from '../card-book.ts';
import type { ChoiceEntry } from '../messages.ts';
import type { ScreenView } from '../screen/screen.ts';
import { TablePictures } from './table-pictures.ts';

test('the chosen animal has a ring where it stands, and one arrow to the destination that is pointed at', () => {
  const [start, one, other] = [0, 1, 2].map((q) => ({ q, r: 0 }));
  const entry = (name: string, more: Partial<ChoiceEntry>): ChoiceEntry => ({
    ...{ text: name, head: name, name, key: '1', options: [], next: [], hexes: [], thing: 'lion' },
    ...more,
  });
  const next = [one!, other!].map((to) => entry(`to ${to.q}`, { hexes: [to], to }));
  const tile = { terrain: 'desert', mountains: 0, forests: 0 };
  const landscape = [start!, one!, other!].map((hex) => ({
    ...hex,
    ...tile,
    animals: hex.q ? [] : ['lion'],
  }));
  const shown = {
    view: { landscape, features: [] },
    asked: { entries: [entry('lion', { hexes: [start!], next })] },
    changed: [],
  } as unknown as ScreenView;
  const pictures = new TablePictures(cardBook(chain), undefined);
  const count = (part: string, wanted: object) =>
    pictures.board(shown, { width: 400, height: 300 }, wanted).svg.split(`class="board-${part}"`).length - 1;
  expect([
    count('arrow', {}),
    count('arrow', { entry: 0 }),
    count('arrow', { entry: 0, pointed: 1 }),
  ]).toEqual([0, 0, 1]);
  expect([count('ring', {}), count('ring-pointed', { entry: 0, pointed: 1 })]).toEqual([1, 1]);
});

test('a card is drawn with its picture once the page has made a copy of it', () => {
  const number = 1;
  const pictures = new TablePictures(cardBook(chain), undefined, [[number, { file: 'herd.png', at: 50 }]]);
  expect([1, 2].map((card) => pictures.lacksCopy(card))).toEqual([true, false]);
  const before = pictures.front(number)!.svg;
  const copy = { href: 'data:image/png;base64,iVBORw0KGgo=', width: 30, height: 20 };
  pictures.takeCopy(number, copy);
  expect(pictures.lacksCopy(number)).toBe(false);
  expect(before).not.toContain('data:');
  expect(pictures.front(number)!.svg).toContain(copy.href);
});
