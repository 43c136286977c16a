import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFile, sameTree } from '../format/format.ts';
import { parse, parseSteps } from '../parser.ts';
import { printItem, printSteps } from './print.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const files = ['cards', 'test/rules', 'test/programs'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eco'))
    .map((name) => join(folder, name)),
);

describe('printing', () => {
  it.each(files)('%s gives a text with the same tree', (name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    const { tree, problems } = parse(name, text);
    expect(problems).toEqual([]);
    const printed = tree.items.map((item) => printItem(item)).join('\n');
    const again = parse(name, printed);
    expect(again.problems).toEqual([]);
    for (const [i, item] of tree.items.entries()) {
      const other = again.tree.items[i];
      expect(sameTree({ ...tree, items: [item] }, { ...tree, items: [other] }), printItem(item)).toBe(true);
    }
    expect(formatFile(name, printed)).toHaveProperty('text');
  });

  it.each([
    'gain 1vp and a card per 2 adjacent forests at most 4',
    'gain 1vp per 2 other players; gain 1vp per 3 active cards; repeat per 2 adjacent landmasses { }',
    'gain 1vp if there are no forest habitats',
    'gain 3 of sun, water or a card and play it',
    'place up to 2 animals of water adjacent to an antelope as home if not on the edge',
    'move an elephant in this habitat or the landscape 2 spaces over any terrain',
    'may place lion',
    'may { gain 1vp; gain 2vp }',
    'either { gain 1vp } or { } or { rotate a card counter-clockwise and place a cube on it }',
    'if there are at least 2 water habitats with a lion { } else if you have no cubes { } else { }',
    'repeat up to 3 { choose a lion or an antelope as prey; remove animal on prey }',
    'each other player { gain 1 sun per removed animal }',
  ])('%s gives the same text', (text) => {
    const { steps, problems } = parseSteps(text);
    expect(problems).toEqual([]);
    expect(printSteps(steps)).toBe(text);
  });
});
