import { expect, test } from 'vitest';
import { workspace } from '../../test/workspace.ts';
import { writeAllWhole } from '../files/write.ts';
import { loadSets } from './compile.ts';
import { iconFolders, setExtras, setFolders } from './set-files.ts';
import { inLanguage } from './translate.ts';

const FOX = '<svg viewBox="0 0 9 9"><path d="M0 0 L9 9 L0 9 Z"/></svg>';
const { at, put, textOf } = workspace({
  'den/set.eco': 'set den "Den" extends first-continent\nanimal fox plural foxes x8 on desert\n',
  'den/words.es.ftl': 'thing-fox = zorra\n    .many = zorras\n    .gender = f\ncard-901 = Madriguera\n',
  'den/icons/fox.svg': FOX,
  'den/icons/CREDITS.md': 'Ana Ruiz, CC BY 4.0\n',
  'den/icons/notes.txt': 'not an icon',
  'den/icons/link.svg': '-> ../set.eco',
  'den/more/cards.eco': 'card 901 brown "Den" leaves 1 energy sun { place fox; }\n',
  'den/more/words.es.ftl':
    'thing-fox = zorro\n    .many = zorros\n    .gender = m\nelement-sun = sol de invierno\n',
  'top/set.eco': 'set top "Top" extends den\n',
  'top/icons/fox.svg': '',
  'top/more/cards.eco': 'card 902 brown "Earth" leaves 1 energy sun { place fox; }\n',
  'top/more/icons': '-> ../icons',
});

test('the words, drawings and credits next to the cards of a set are found, and no other files', async () => {
  const { sets } = await loadSets([at('den')]);
  const extras = await setExtras(sets[0]!);
  expect([...extras.keys()].toSorted()).toEqual(['icons/CREDITS.md', 'icons/fox.svg', 'words.es.ftl']);
  expect(`${extras.get('icons/fox.svg')}`).toBe(FOX);
});

test('the folder of a set may be a link, but no link in it is followed', async () => {
  put({
    'lair/set.eco': 'set lair "Lair" extends first-continent\nanimal fox plural foxes x8 on desert\n',
    'lair/words.es.ftl': 'card-902 = Guarida\n',
    'lair/words.fr.ftl': '-> ../den/words.es.ftl',
    'lair/icons': '-> ../den/icons',
    linked: '-> lair',
  });
  const { sets } = await loadSets([at('linked', 'set.eco')]);
  expect([...(await setExtras(sets[0]!)).keys()]).toEqual(['words.es.ftl']);
});

test('a built set is read with the words and drawings in the folder of its name', async () => {
  const { sets } = await loadSets([at('den')]);
  const { emit } = await import('../../compiler/emit/index.ts');
  const extras = [...(await setExtras(sets[0]!))].map(
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
  expect(textOf('out/den/icons/CREDITS.md')).toContain('Ana Ruiz');
});

test('the folders of a set come after those of the sets it extends, so that they take precedence', async () => {
  const result = await loadSets([at('top')]);
  const folders = setFolders(result).filter((path) => path.startsWith(at()));
  expect(folders.toSorted()).toEqual([at('den'), at('den', 'more'), at('top'), at('top', 'more')]);
  expect(folders.slice(0, 2).toSorted()).toEqual([at('den'), at('den', 'more')]);
});

test('icons are found next to cards, and a link to a folder is not followed', async () => {
  const result = await loadSets([at('top')]);
  expect(iconFolders(result)).toEqual([at('den', 'icons'), at('top', 'icons')]);
});
