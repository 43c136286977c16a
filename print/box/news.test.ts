import { expect, test } from 'vitest';
import { plainSet } from '../../test/plain-set.ts';
import { loadIcons } from '../icons.ts';
import { PAPERS } from '../sheet/paper.ts';
import { boxContext } from './box-context.ts';
import { newsPages } from './news.ts';

const things = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `thing-${i}`, count: 2, any: false }));

/** The number of news items on each page for a set with `count` new elements. */
function newThings(count: number): number[] {
  const words = {
    ...plainSet.vocabulary,
    settings: {},
    animals: [],
    markers: [],
    hands: [],
    layouts: [],
    elements: things(count),
  };
  const own = { words, extendsTitle: 'The game', knowsFeatures: true };
  const input = { words, features: [], paper: PAPERS.a4, bleed: 0 };
  const pages = newsPages(boxContext({ ...input, own }, loadIcons()), own);
  return pages.map(
    ({ texts = [] }) =>
      texts
        .flatMap(({ parts }) => ('text' in parts ? parts.text : []))
        .flatMap((part) => ('news' in part ? part.news : [])).length,
  );
}

test.each([
  [0, []],
  [1, [1]],
  [28, [28]],
  [29, [16, 13]],
  [60, [20, 20, 20]],
])('%i new elements take as many pages as they need to stay readable', (count, pages) => {
  expect(newThings(count)).toEqual(pages);
});
