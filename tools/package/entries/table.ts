/**
 * The package entry `ecos-cards/table`: a table at which people and bots play, with undo, and what each seat may know of it; the words of
 * questions, and of what happened. Runs in Node and in browsers.
 * @module
 */
import { giveAssets } from '../../../print/assets.ts';
import languages from '../data/languages.ts';
import tables from '../data/tables.ts';

giveAssets({ language: (lang) => languages[lang], table: (lang) => tables[lang] });

export {
  createTable,
  type Table,
  type TableOptions,
  type TableView,
  type UndoAnswer,
} from '../../../table/create-table.ts';
export type { ChoiceEntry, EventLine, EventPart, Player, TableEvent } from '../../../table/index.ts';
export { events, type InSet, type QuestionWords, question } from '../../../table/words.ts';
