/** The entry of `table/`: games with people, in a form that a screen can show. */

export { headOf, type MenuEntry, menuOf, wayTo } from './asked/menu.ts';
export { aroundOf, askedOf, questionOf, stepSentence } from './asked/question.ts';
export { type CardBook, cardBook, cardCost, cardHead, cardName, cardOf, cardRulesText } from './card-book.ts';
export { type Again, playAgain, type ReplayViewer } from './changed-cards/play-again.ts';
export { lineText } from './events/parts.ts';
export type {
  AgainShown,
  AroundAsked,
  AskedShown,
  CardWords,
  Decided,
  EntryShown,
  EventLine,
  EventPart,
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
  TableAnswered,
  TableAsked,
  TableQuestion,
  TableQuestions,
  TableShown,
  TableUpdate,
} from './messages.ts';
export type {
  BoardWanted,
  CardDrawn,
  CardPlaces,
  LookData,
  Picture,
  PictureAnswered,
  PictureAsked,
  PictureQuestions,
  PixelArea,
} from './pictures.ts';
export { HUMAN, readPlayer } from './seats.ts';
export { botChoice, choose, type Session, startSession, undo } from './session/session.ts';
export { whyNotTakenBack } from './session/undo.ts';
