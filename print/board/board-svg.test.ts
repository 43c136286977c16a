import { expect, test } from 'vitest';
import { hexName } from '../../program/index.ts';
import { boardSvg } from './board-svg.ts';

const grassland = { terrain: 'grassland', mountains: 0, forests: 0, animals: ['lion', 'antelope'] };
const view = { landscape: [0, 1, 2].map((q) => ({ q, r: 0, ...grassland })) };
const [here, there, beyond] = [0, 1, 7].map((q) => ({ q, r: 0 }));

/** The attributes of each area, by the name of its hex. */
const areas = (svg: string) =>
  new Map([...svg.matchAll(/<g data-hex="(\w+)"([^>]*)>/g)].map(([, name, rest]) => [name!, rest!.trim()]));

test('each tile and each hex of an option is found by its name, and lit ones are buttons', () => {
  expect([...areas(boardSvg(view))]).toEqual([
    ['m10', ''],
    ['m11', ''],
    ['m12', ''],
  ]);
  expect(boardSvg(view)).toContain('role="img"');
  const svg = boardSvg(view, {
    options: [
      { name: 'Move lion on m10', hexes: [here!], thing: 'lion' },
      { name: 'done', hexes: [] },
      { name: 'Move antelope on m10', hexes: [here!], thing: 'antelope' },
      { name: 'Place on m17', hexes: [beyond!] },
    ],
    marks: [{ hexes: [there!], is: 'chosen' }],
  });
  const found = areas(svg);
  expect([...found.keys()]).toEqual(['m10', 'm11', 'm12', 'm17']);
  expect(found.get('m10')).toBe(
    'data-entry="0 2" role="button" tabindex="0" aria-label="Move lion on m10, Move antelope on m10"',
  );
  expect([found.get('m11'), found.get('m17')]).toEqual([
    '',
    'data-entry="3" role="button" tabindex="0" aria-label="Place on m17"',
  ]);
  expect(svg).toMatch(/<svg[^>]* role="group"/);
  expect(svg).toContain('Chosen: m11.');
});

test('the middle of each hex is where the page that it is for computes it', () => {
  const side = 20;
  const svg = boardSvg(view, { side });
  for (const { q, r } of view.landscape) {
    const [, d] = new RegExp(`data-hex="${hexName({ q, r })}"><title>[^<]*</title><path d="([^"]*)"`).exec(
      svg,
    )!;
    const [x, y] = d!.match(/-?[\d.]+/g)!.map(Number) as [number, number];
    // The first corner is the top one.
    expect(x).toBeCloseTo(Math.sqrt(3) * side * (q + r / 2), 1);
    expect(y).toBeCloseTo(1.5 * side * r - side, 1);
  }
});

test('names are written in outlines, and what does not exist is refused with what there is', () => {
  expect(boardSvg(view, { names: true })).not.toContain('<text');
  expect(boardSvg(view, { names: true }).length).toBeGreaterThan(boardSvg(view).length);
  expect(() => boardSvg(view, { theme: 'dusk' as 'day' })).toThrow(
    'There is no theme "dusk". There are: day, night',
  );
  const marks = [{ hexes: [], is: 'lost' as 'chosen' }];
  expect(() => boardSvg(view, { marks })).toThrow('There is no mark "lost". There are: changed, chosen');
});
