import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeAllWhole } from '../files/write.ts';
import { loadSets } from './compile.ts';
import { extrasOf, iconFolders } from './set-files.ts';
import { inLanguage } from './translate.ts';

let folder = '';
const at = (...path: string[]) => join(folder, ...path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const FOX = '<svg viewBox="0 0 9 9"><path d="M0 0 L9 9 L0 9 Z"/></svg>';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-extras-'));
  write('den/set.eco', 'set den "Den" extends first-continent\nanimal fox plural foxes x8 on desert\n');
  write(
    'den/words.es.ftl',
    'thing-fox = zorra\n    .many = zorras\n    .gender = f\ncard-901 = Madriguera\n',
  );
  write('den/icons/fox.svg', FOX);
  write('den/icons/CREDITS.md', 'Ana Ruiz, CC BY 4.0\n');
  write('den/icons/notes.txt', 'not an icon');
  write('den/more/cards.eco', 'card 901 brown "Den" leaves 1 energy sun { place fox; }\n');
  write(
    'den/more/words.es.ftl',
    'thing-fox = zorro\n    .many = zorros\n    .gender = m\nelement-sun = sol de invierno\n',
  );
  symlinkSync(at('den', 'set.eco'), at('den', 'icons', 'link.svg'));
});

test('the words, drawings and credits next to the cards of a set are found, and no other files', async () => {
  const { sets } = await loadSets([at('den')]);
  const extras = await extrasOf(sets[0]!);
  expect([...extras.keys()].toSorted()).toEqual(['icons/CREDITS.md', 'icons/fox.svg', 'words.es.ftl']);
  expect(`${extras.get('icons/fox.svg')}`).toBe(FOX);
});

test('the folder of a set may be a link, but no link in it is followed', async () => {
  write('lair/set.eco', 'set lair "Lair" extends first-continent\nanimal fox plural foxes x8 on desert\n');
  write('lair/words.es.ftl', 'card-902 = Guarida\n');
  symlinkSync(at('den', 'words.es.ftl'), at('lair', 'words.fr.ftl'));
  symlinkSync(at('den', 'icons'), at('lair', 'icons'));
  symlinkSync(at('lair'), at('linked'));
  const { sets } = await loadSets([at('linked', 'set.eco')]);
  expect([...(await extrasOf(sets[0]!)).keys()]).toEqual(['words.es.ftl']);
});

test('a built set is read with the words and drawings in the folder of its name', async () => {
  const { sets } = await loadSets([at('den')]);
  const { emit } = await import('../../compiler/emit/index.ts');
  const extras = [...(await extrasOf(sets[0]!))].map(
    ([name, text]) => [at('out', 'den', name), text] as const,
  );
  writeAllWhole([...[...emit(sets)].map(([name, text]) => [at('out', name), text] as const), ...extras]);
  const built = await loadSets([at('out', 'den.json')]);
  const { nouns, result } = await inLanguage('es', built);
  const source = await inLanguage('es', await loadSets([at('den')]));
  expect(nouns?.get('thing-fox')).toMatchObject({ one: 'zorra', gender: 'f' });
  expect(nouns?.get('element-sun')).toMatchObject({ one: 'sol de invierno' });
  expect(source.nouns).toEqual(nouns);
  expect(result.sets[0]!.program.cards[0]!.title).toBe('Madriguera');
  expect(iconFolders(built)).toEqual([at('out', 'den', 'icons')]);
  expect(readFileSync(at('out', 'den', 'icons', 'CREDITS.md'), 'utf8')).toContain('Ana Ruiz');
});
