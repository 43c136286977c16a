/** What the entry `sets` has of a bundled set. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/index.ts';
import { LANGUAGES, loadIcons } from '../../print/index.ts';
import { readTranslation } from '../../print/set-words/index.ts';

const sources = bundledSets();
const { sets } = compile(sources.map(({ files }) => ({ files })));

/** A bundled set: compiled, its texts, all words, and its own words in other languages and drawings. */
export function setData(id: string) {
  const { program, words } = sets.find((set) => set.program.id === id)!;
  const { files } = sources.find((source) => source.id === id)!;
  const folder = dirname(files[0]!.file);
  return {
    program,
    words,
    files: files.map(({ file, text }) => ({ file: `${id}/${basename(file)}`, text })),
    languages: Object.fromEntries(
      LANGUAGES.map((lang) => {
        const { nouns, cards } = readTranslation(textIn(folder, `words.${lang}.ftl`), lang);
        return [lang, { nouns: [...nouns], cards: [...cards] }] as const;
      }),
    ),
    icons: Object.fromEntries(drawingsIn(join(folder, 'icons'))),
  };
}

const textIn = (folder: string, name: string): string => {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

function drawingsIn(folder: string) {
  if (!existsSync(folder)) return [];
  const icons = loadIcons([folder]);
  const words = readdirSync(folder).flatMap((name) => /^(.+)\.svg$/.exec(name)?.[1] ?? []);
  return words.map((word) => {
    const { file: _, ...icon } = icons(word)!;
    return [word, icon] as const;
  });
}
