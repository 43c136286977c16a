/**
 * The package entry `ecos-cards/table`: a table at which people and bots play, with undo, and what each seat may see of it; the words of
 * questions, and of what happened. Runs in Node and in browsers.
 * @module
 */
import { giveAssets } from '../../../print/assets.ts';
import languages from '../data/languages.ts';

giveAssets({ language: (lang) => languages[lang] });

export {
  type CardBook,
  type Cards,
  type CardsNamed,
  cardBook,
  chainCards,
  choiceEvent,
  type EventLine,
  type EventPart,
  HUMAN,
  type Player,
  previewOption,
  replayTable,
  Table,
  type TableEvent,
  type UndoRequest,
  undoEvent,
  type VisibleState,
} from '../../../table/index.ts';
export * from '../../../table/words.ts';
