/** Everything that is made of the code and not written: references, and what editors read. */
import { cataloguePages } from './catalogue.ts';
import { cookbookPages } from './cookbook.ts';
import { grammarPages } from './grammar.ts';
import type { Page } from './page.ts';
import { problemPages } from './problems.ts';
import { stepPages } from './steps.ts';
import { textMatePages } from './textmate.ts';

/** Each makes the pages of one reference; a new one is a line here. */
const GENERATORS: readonly (() => Page[])[] = [
  grammarPages,
  stepPages,
  problemPages,
  cataloguePages,
  cookbookPages,
  textMatePages,
];

/** Folders that hold nothing but generated pages: what else lies there is left over from an earlier time. */
export const GENERATED_FOLDERS: readonly string[] = ['docs/grammar', 'docs/problems'];

export const generatedPages = (): Page[] => GENERATORS.flatMap((make) => make());
