/** The entry of `table/`: games with people, in a form that a screen can show. */

export { headOf, type MenuEntry, menuOf, wayTo } from './asked/menu.ts';
export { aroundOf, askedOf, type Position, questionOf, stepSentence } from './asked/question.ts';
export { type CardBook, cardBook, cardCost, cardHead, cardName, cardOf, cardRulesText } from './card-book.ts';
export { lineText } from './events/parts.ts';
export {
  begunIn,
  entryText,
  type GameBegun,
  isKept,
  type JournalHead,
  openingOf,
  parseJournal,
  type TableEvent,
} from './game/journal.ts';
export { type ChoiceMade, gameOf, type LookBack, type Moment, Past, PublicPast, past } from './game/past.ts';
export { type Again, playAgain, type ReplayViewer } from './game/play-again.ts';
export {
  type BotTask,
  type Cards,
  type CardsNamed,
  cardsOf,
  Table,
  type TakeBack,
  type UndoRequest,
} from './game/table.ts';
export { Viewer } from './game/viewer.ts';
export type {
  AgainShown,
  AroundAsked,
  AskedShown,
  CardWords,
  Decided,
  EntryShown,
  EventLine,
  EventPart,
  GameSetup,
  HintShown,
  Keeping,
  LineShown,
  MomentShown,
  Person,
  Player,
  PointsShown,
  PreviewShown,
  RunningShown,
  SavedLines,
  SeatShown,
  SentenceShown,
  Start,
  TableShown,
  TableUpdate,
} from './messages.ts';
export type {
  BoardWanted,
  CardDrawn,
  CardPlaces,
  LookData,
  Picture,
  PixelArea,
} from './pictures.ts';
export { HUMAN, readPlayer } from './seats.ts';
