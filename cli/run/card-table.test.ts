import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'fast-string-width';
import { expect, test } from 'vitest';
import { SOURCE_LANGUAGE } from '../../print/wording/index.ts';
import { selectPrintables } from '../../program/index.ts';
import { loadSets } from '../load/compile.ts';
import { cardTable } from './card-table.ts';
import { listedCard } from './cards.ts';

const { sets } = await loadSets([]);
const rows = selectPrintables(sets, false).map((one) => listedCard(one, SOURCE_LANGUAGE));
const linesIn = (width: number | undefined) =>
  stripVTControlCharacters(cardTable(rows, width)).split('\n\n')[0]!.split('\n');

test.each([30, 80, 120, 300])('each card is on one line of a terminal with %i columns', (width) => {
  const lines = linesIn(width);
  expect(lines).toHaveLength(1 + rows.length);
  expect(lines.filter((line) => stringWidth(line) > Math.max(width, 54))).toEqual([]);
});

test('on a narrow terminal texts are cut, and columns make room for them', () => {
  const [head, first] = linesIn(80);
  expect(head).toMatch(/^No +Deck +Title +Leaves +Energy +Text$/);
  expect(first).toMatch(/^1 +brown +Grass and M… +3 +sun, grassland +Place a grassland\. .{8,}…$/);
  expect(cardTable(rows, 80)).toMatch(
    /\n\n165 cards, 9 features\nLeft out in 80 columns: Source, Hands, Set\.$/,
  );
});

test('elsewhere nothing is cut or left out', () => {
  const [head, first] = linesIn(undefined);
  expect(head).toMatch(/^Set +No +Deck +Title +Leaves +Energy +Hands +Source +Text$/);
  expect(first).toMatch(/ Place a grassland\. Gain 1 point for each adjacent grassland\.$/);
  expect(cardTable(rows, undefined)).not.toContain('…');
  expect(cardTable(rows, undefined)).toMatch(/\n\* starts face up$/);
});
