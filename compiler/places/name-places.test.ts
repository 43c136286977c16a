import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from '../../grammar/parser.ts';
import { type compile, compileOnDemand } from '../compile.ts';
import { newMemory } from '../memory.ts';
import { namesOf } from '../names.ts';

const SET = `set tiny "Tiny"
  players 1 to 2
element sun x4
element wild x2 any
animal wolf plural wolves x4 on grassland
marker reef x3 on water
hand pack footprint "Pack"
layout small
  "g w"
card 1 brown "Hunt"
  leaves 2
  energy sun, sun
  hand pack
{
  place a wolf as hunter;
  place a forest adjacent to hunter;
  gain 1vp per adjacent wolves;
  gain a sun
}
card 2 blue "Again" leaves 1 energy sun {
  place a reef as hunter; place a forest adjacent to hunter
}
feature 3 blue "Grove"
  pattern "M m" where m = grassland with 1 wolf
{ on play { gain a wild } }
scenario "Cells" {
  board
    " a g a"
    "1 w "
    where a = grassland with 2 wolves
  given card 1 active;
  do card 1;
  choose 1;
  choose wolf g;
  expect w is water;
  expect 2 wolves in the landscape;
  expect gained 1 sun
}
scenario "Laid" {
  layout small
  do feature 3;
  do { place a wolf };
  refuse wolf
}
`;

/** Every name in a text: its role, the name and the text of the word. */
function namesIn(text: string, bundled: Parameters<typeof compile>[1] = []) {
  const source = { files: [{ file: 'a.eco', text }] };
  const [record] = compileOnDemand([source], bundled, newMemory())(source).names;
  return record!.places().map((place) => ({ ...place, text: text.slice(place.from, place.to) }));
}
const placesOfKind = (text: string, kind: string) =>
  namesIn(text)
    .filter((place) => place.kind === kind)
    .map(({ role, name, text, within }) => [role, name, text, ...(within === undefined ? [] : [within])]);

describe('names are recorded where they are declared and used', () => {
  test('a name of the wrong kind as what it is, an unknown name not at all', () => {
    const set = `${SET}card 4 brown leaves 1 energy wolf { place a sun; gain a tiger; place a tiger as x adjacent to y }`;
    const last = namesIn(set).filter(({ from }) => from >= SET.length);
    expect(last.map(({ kind, role, text }) => `${kind} ${role} ${text}`)).toEqual([
      'number declares 4',
      'animal uses wolf',
      'element uses sun',
      'kept declares x',
    ]);
  });

  test('both declarations of a name that is declared twice', () => {
    expect(placesOfKind('set s "S"\nhand a leaf "A"\nhand a leaf "A"', 'hand')).toHaveLength(2);
  });
});

const CARDS = join(import.meta.dirname, '../../cards');
const bundled = readdirSync(CARDS).map((set) => ({
  files: readdirSync(join(CARDS, set))
    .filter((file) => file.endsWith('.eco'))
    .map((file) => ({
      file: `${set}/${file}`,
      text: readFileSync(join(CARDS, set, file), 'utf8'),
    })),
}));

test('every name of an animal, marker or element in the bundled cards is recorded', () => {
  const compiled = bundled.map(compileOnDemand(bundled, [], newMemory()));
  let checked = 0;
  for (const [i, { files }] of bundled.entries()) {
    const { animals, markers, elements } = namesOf(compiled[i]!.set.words);
    const nouns = ['water', 'grassland', 'grasslands', 'desert', 'deserts', 'animal', 'animals', 'mountain'];
    const engine = new Set([...nouns, 'mountains', 'forest', 'forests']);
    const isName = (text: string) =>
      animals.has(text) || markers.has(text) || (elements.has(text) && !engine.has(text));
    for (const { file, text } of files) {
      const noted = new Set(
        compiled[i]!.names.find((record) => record.file === file)!
          .places()
          .map(({ from }) => from),
      );
      const { tree } = parse(file, text);
      for (const at of wordsOf(tree).filter((word) => isName(word.text)))
        expect([file, text.slice(at.from, at.from + 40), noted.has(at.from)]).toEqual([
          file,
          expect.anything(),
          true,
        ]);
      checked += noted.size;
    }
  }
  expect(checked).toBeGreaterThan(5000);
});

interface Found {
  from: number;
  text: string;
}
/** All words in a tree. */
function wordsOf(node: unknown): Found[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'text' in node && typeof node.text === 'string' ? [node as Found] : [];
  return [...own, ...Object.values(node).flatMap(wordsOf)];
}
