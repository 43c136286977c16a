/** The entry of `table/`: games with people at one screen, in a terminal or on the web. Sockets and files are in `cli/host/`. */

export { type CardBook, cardBook, cardCost, cardHead, cardName, cardOf, cardRulesText } from './card-book.ts';
export { headOf, type MenuEntry, menuOf, wayTo } from './decision/menu.ts';
export { menuContext, type Position, promptContext, questionOf, stepSentence } from './decision/question.ts';
export { lineText } from './events/parts.ts';
export { type CardFinding, cardFindings, type PlayedShares } from './findings/card-findings.ts';
export type {
  DecisionRow,
  NoteRow,
  PlaytestFindings,
  PlaytestGame,
  SeatRow,
} from './findings/finding-rows.ts';
export { addFindings, noFindings, withoutHidden } from './findings/findings.ts';
export { type NoteLine, parseNotes } from './findings/notes.ts';
export { type BotTask, botTasks } from './game/bot-tasks.ts';
export {
  begunIn,
  entryText,
  type GameBegun,
  isKept,
  journalHead,
  parseJournal,
  type TableEvent,
} from './game/journal.ts';
export { type ChoiceMade, gameOf, type Moment, Past, PublicPast, past } from './game/past.ts';
export { playAgain } from './game/play-again.ts';
export {
  type Cards,
  type CardsNamed,
  cardsOf,
  Table,
  type UndoRequest,
} from './game/table.ts';
export {
  botChoiceEvent,
  choiceEvent,
  consentEvent,
  endEvent,
  newCards,
  undoEvent,
} from './game/table-events.ts';
export { Viewer } from './game/viewer.ts';
export { LocalTable } from './local/local-table.ts';
export type {
  BotHint,
  CardSentence,
  CardWords,
  ChoiceEntry,
  Decided,
  DecisionPrompt,
  EventLine,
  EventPart,
  GameSetup,
  LineSummary,
  LogUpdate,
  OptionPreview,
  Person,
  Player,
  PromptContext,
  ReplayOutcome,
  ReturnMoment,
  RunningText,
  SavedLines,
  SeatPoints,
  SeatStatus,
  Start,
  TableUpdate,
  TableView,
} from './messages.ts';
export type {
  BoardWanted,
  CardDrawn,
  CardPlaces,
  LookData,
  Picture,
  PixelArea,
} from './pictures.ts';
export type {
  CardAndBots,
  FindingsAnswer,
  HostAnswer,
  MomentsAnswer,
  NewGamesAnswer,
  StudioAnswer,
  TableLinks,
  TableState,
} from './protocol/host-messages.ts';
export {
  type FromClient,
  type GameUpdate,
  MARKS,
  type Mark,
  type NoteGiven,
  type Refused,
  type TableFacts,
  type TalkLine,
  type ToClient,
} from './protocol/messages.ts';
export { readMessage } from './protocol/read-message.ts';
export type { CardsOfGame } from './screen/far-table.ts';
export type { PeopleAtTable, ViewUpdate } from './screen/screen.ts';
export { HUMAN, readPlayer } from './seats.ts';
