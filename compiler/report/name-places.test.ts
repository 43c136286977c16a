import { expect, test } from 'vitest';
import { parse } from '../../grammar/parser.ts';
import { bundledSets } from '../../test/language/workspaces.ts';
import { compileOnDemand } from '../compile.ts';
import { newMemory } from '../memory.ts';
import { makeNames } from '../names.ts';

/** Every name in a text: its role, its kind and the text of the word. */
function namesIn(text: string): string[] {
  const source = { files: [{ file: 'a.eco', text }] };
  const [record] = compileOnDemand([source], [], newMemory())(source).names;
  return record!.places().map(({ kind, role, from, to }) => `${kind} ${role} ${text.slice(from, to)}`);
}

test('a name of the wrong kind is recorded as what it is, an unknown name not at all', () => {
  const set = 'set tiny "Tiny"\nelement sun x4\nanimal wolf plural wolves x4 on grassland\n';
  const card =
    'card 4 brown leaves 1 energy wolf { place a sun; gain a tiger; place a tiger as x adjacent to y }';
  expect(namesIn(set + card).slice(namesIn(set).length)).toEqual([
    'number declares 4',
    'animal uses wolf',
    'element uses sun',
    'kept declares x',
  ]);
});

test('both declarations of a name that is declared twice are recorded', () => {
  const hands = 'set s "S"\nhand a leaf "A"\nhand a leaf "A"';
  expect(namesIn(hands).filter((name) => name.startsWith('hand'))).toHaveLength(2);
});

test('every name of an animal, marker or element in the bundled cards is recorded', () => {
  const bundled = bundledSets();
  const compiled = bundled.map(compileOnDemand(bundled, [], newMemory()));
  let checked = 0;
  for (const [i, { files }] of bundled.entries()) {
    const { animals, markers, elements } = makeNames(compiled[i]!.set.words);
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
