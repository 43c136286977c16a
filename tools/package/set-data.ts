/** What the entry `sets` has of a bundled set. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/index.ts';
import { LANGUAGES, loadIcons } from '../../print/index.ts';
import { readTranslation } from '../../print/set-words/index.ts';

const sources = bundledSets();
const { sets } = compile(sources.map(({ files }) => ({ files })));

/** A bundled set: compiled, its texts, and the words and drawings of all sets that it plays with. */
export function setData(id: string) {
  const { program, chain, words } = sets.find((set) => set.program.id === id)!;
  const textsOf = ({ id: name }: { id: string }) => sources.find((source) => source.id === name)!.files;
  const folders = chain.map((set) => dirname(textsOf(set)[0]!.file));
  return {
    program,
    words,
    files: textsOf(program).map(({ file, text }) => ({ file: `${id}/${basename(file)}`, text })),
    languages: LANGUAGES.map((lang) => {
      const read = folders.map((folder) => readTranslation(textIn(folder, `words.${lang}.ftl`), lang));
      return {
        lang,
        nouns: read.flatMap(({ nouns }) => [...nouns]),
        titles: read.flatMap(({ cards }) =>
          [...cards].flatMap(([number, { title }]) => (title ? [[number, title] as const] : [])),
        ),
      };
    }),
    icons: Object.fromEntries(folders.flatMap((folder) => drawingsIn(join(folder, 'icons')))),
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
