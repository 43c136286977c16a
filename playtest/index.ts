/** The entry of `playtest/`: a table on the web as pure functions. Sockets, files and bots are in `cli/host/`. */

export {
  type BotTask,
  begunIn,
  type Cards,
  type CardsNamed,
  type ChoiceMade,
  cardsOf,
  entryText,
  type GameBegun,
  gameOf,
  isKept,
  type JournalHead,
  type LookBack,
  type Moment,
  openingOf,
  Past,
  PublicPast,
  parseJournal,
  past,
  Table,
  type TableEvent,
  type TakeBack,
  Viewer,
} from '../table/index.ts';
export { type CardFinding, cardFindings, type PlayedShares } from './card-findings.ts';
export type { DecisionRow, NoteRow, PlaytestFindings, PlaytestGame, SeatRow } from './finding-rows.ts';
export { addFindings, noFindings, withoutHidden } from './findings.ts';
export type {
  CardAndBots,
  FindingsAnswer,
  HostAnswer,
  MomentsAnswer,
  NewGamesAnswer,
  StudioAnswer,
  TableLinks,
  TableState,
} from './messages/host-messages.ts';
export {
  type FromClient,
  type GameUpdate,
  MARKS,
  type Mark,
  type NoteGiven,
  type Refused,
  type TableFacts,
  type TableFactsUpdate,
  type TalkLine,
  type TalkUpdate,
  type ToClient,
} from './messages/messages.ts';
export { readMessage } from './messages/read-message.ts';
export { type NoteLine, parseNotes } from './notes.ts';
