/** The door of `playtest/`: a table on the web as pure functions. Sockets, files and bots are in `cli/host/`. */
export {
  addFindings,
  type CardFinding,
  cardFindings,
  type DecisionRow,
  type Findings,
  type GameRow,
  type NoteRow,
  noFindings,
} from './findings.ts';
export type {
  FindingsAnswer,
  HostAnswer,
  MomentsAnswer,
  TableLinks,
  TableState,
} from './host-messages.ts';
export { type Entry, entryText, type Opening, openingOf, parseJournal } from './journal.ts';
export {
  type FromClient,
  type GameTold,
  MARKS,
  type Mark,
  type NoteGiven,
  type Refused,
  type SaidTold,
  type TableFacts,
  type TableFactsTold,
  type TalkLine,
  type ToClient,
} from './messages.ts';
export { type NoteLine, parseNotes } from './notes.ts';
export { readMessage } from './read-message.ts';
export {
  type BotTask,
  type Cards,
  type CardsNamed,
  cardsOf,
  type Moment,
  Table,
  type TakeBack,
} from './table.ts';
export { alikeText, Viewer } from './viewer.ts';
