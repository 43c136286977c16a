/** A whole game for Tabletop Simulator, as `ecos print --box --tabletop` writes it. */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxContext } from '../../print/box/box-context.ts';
import { useBrowser } from '../../print/browser.ts';
import { hexSize, TILE_SIDE } from '../../print/drawing/hexes.ts';
import { loadIcons } from '../../print/icons.ts';
import { boxPieces } from '../../print/tabletop/pieces.ts';
import { ecos } from '../ecos.ts';
import { matchPicture } from '../match-picture.ts';
import { A4, cards, features, ground, words } from './box-set.ts';
import { isSave } from './fixtures/tabletop-save.ts';
import { roomOf, type State, tablePlan } from './table-plan.ts';

const INCH = 25.4;
type Bag = Extract<State, { Bag: unknown }>;

let folder = '';
let table = '';
let states: State[];
let bags: Map<string, Bag>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-table-'));
  table = join(folder, 'a table');
  const ran = ecos(['print', '--box', '--tabletop', table, '--dpi', '50', '--format', 'json']);
  expect(ran.err).toBe('');
  expect(JSON.parse(ran.out)).toMatchObject({
    file: table,
    cards: cards.length + features.length,
    warnings: [],
  });
  const save = JSON.parse(readFileSync(join(table, 'game.json'), 'utf8'));
  isSave(save);
  expect(isSave.errors ?? []).toEqual([]);
  states = save.ObjectStates;
  bags = new Map(states.filter((state): state is Bag => 'Bag' in state).map((bag) => [bag.Nickname, bag]));
});

const inBag = (name: string) => {
  const bag = bags.get(name);
  if (!bag) throw new Error(`There is no bag ${name}, but ${[...bags.keys()].join(', ')}`);
  return bag.ContainedObjects;
};

describe('the game contains', () => {
  test('all cards, in decks', () => {
    const decks = states.flatMap((state) =>
      'ContainedObjects' in state && 'DeckIDs' in state ? state.ContainedObjects : [],
    );
    expect(decks).toHaveLength(cards.length + features.length);
  });

  test('R1.2 to R1.5 every tile and token, in one bag per kind', () => {
    const { supply, cubes } = words.settings;
    expect(inBag('Land tiles: desert and grassland')).toHaveLength(supply!.land!);
    expect(inBag('Water tiles')).toHaveLength(supply!.water!);
    expect(inBag('Mountains')).toHaveLength(supply!.mountain!);
    expect(inBag('Forests')).toHaveLength(supply!.forest!);
    expect(inBag('Cubes')).toHaveLength(cubes!.total);
    for (const { count, plural } of words.animals) {
      const name = plural.replaceAll('-', ' ');
      expect(inBag(name.charAt(0).toUpperCase() + name.slice(1)), name).toHaveLength(count);
    }
  });

  test('R15.4, R15.5 the tile of each feature, and the token of Kilimanjaro', () => {
    const names = inBag('Tiles of Landscape Features').map(({ Nickname }) => Nickname);
    expect(names.toSorted()).toEqual([...features.map(({ title }) => title), 'Kilimanjaro'].toSorted());
  });

  test('R2.1 a dial, a score marker and an aid for each player, and one track and one sheet of rules', () => {
    const named = (pattern: RegExp) => states.filter(({ Nickname }) => pattern.test(Nickname));
    const { to } = words.settings.players!;
    expect(named(/^Dial \d$/)).toHaveLength(to);
    expect(named(/^Score marker \d$/)).toHaveLength(to);
    expect(named(/^Player aids$/)).toHaveLength(to);
    for (const one of [/^Score track$/, /^The rules in short$/, /^Where the landscape begins$/])
      expect(named(one)).toHaveLength(1);
  });
});

test('no objects overlap except piles of the same piece', () => {
  for (const [i, a] of states.entries())
    for (const b of states.slice(i + 1)) {
      if (a.Nickname === b.Nickname) continue;
      const [p, q] = [roomOf(a), roomOf(b)];
      const apart =
        Math.abs(p.x - q.x) >= (p.width + q.width) / 2 || Math.abs(p.z - q.z) >= (p.depth + q.depth) / 2;
      expect(apart, `${a.Nickname} and ${b.Nickname}`).toBe(true);
    }
});

test('the table looks as approved from above', async () => {
  const { svg, width, height } = tablePlan(states);
  const shot = await useBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setViewport({ width, height });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`, {
      waitUntil: 'load',
    });
    return page.screenshot();
  });
  await matchPicture('table', PNG.sync.read(Buffer.from(shot)));
});

test('every piece has its own file, whatever it is called', () => {
  const named = words.animals.map((animal, i) => ({
    ...animal,
    name: ['land', 'score', 'mat'][i] ?? animal.name,
  }));
  const twins = features.map((feature) => ({ ...feature, token: 'peak' }));
  const tools = boxContext(
    { words: { ...words, animals: named }, features: twins, paper: A4, bleed: 0 },
    loadIcons(),
  );
  const keys = boxPieces(tools).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('files', () => {
  const models = () => {
    const contents = [...bags.values()].flatMap((bag): object[] => [...bag.ContainedObjects]);
    return [...states, ...contents].flatMap((one) =>
      'CustomMesh' in one ? [one.CustomMesh as { MeshURL: string; DiffuseURL: string }] : [],
    );
  };

  test('every model and picture that the save names exists, and no others', () => {
    const named = new Set<string>();
    for (const { MeshURL, DiffuseURL } of models())
      for (const url of [MeshURL, DiffuseURL]) {
        expect(existsSync(new URL(url)), url).toBe(true);
        named.add(decodeURIComponent(new URL(url).pathname.split('/').at(-1)!));
      }
    const pieces = readdirSync(table).filter((name) => name.startsWith('piece-'));
    expect(pieces.toSorted()).toEqual([...named].toSorted());
  });

  test('a land tile has desert on one side and grassland on the other', () => {
    const { data, width, height } = PNG.sync.read(readFileSync(join(table, 'piece-land.png')));
    const at = (x: number, y: number) =>
      `#${data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex')}`;
    const corner = (right: number) => [at(right + 1, 1), at(right + width / 2 - 2, height - 2)];
    expect(corner(0)).toEqual(Array(2).fill(ground('desert').toLowerCase()));
    expect(corner(width / 2)).toEqual(Array(2).fill(ground('grassland').toLowerCase()));
    expect(width).toBe(2 * Math.round(((hexSize(TILE_SIDE).width + 3) / INCH) * 50));
  });
});
