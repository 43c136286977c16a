/** Names for what the worker of the studio answers about the texts of cards: the functions that answer define it. */
import type { SheetsPreview } from './worker/cards/sheets.ts';
import type { Answer } from './worker/questions.ts';

export type { SheetsPreview } from './worker/cards/sheets.ts';
export type { ChainRequest, PlayableSet } from './worker/chain.ts';
export type { CardState } from './worker/change/changed-cards.ts';
export type { GamesOfBoth } from './worker/change/markdown.ts';
export type { FilmKey } from './worker/trial/films.ts';
export type { TrialOn, TrialSetup } from './worker/trial/trials.ts';
export type { ScenarioResult } from './worker/write/scenarios.ts';
export type { UntriedStep } from './worker/write/untried.ts';
export type { WordClasses } from './worker/write/words.ts';
export type { WorthOfValue } from './worker/write/worth.ts';

/** A problem, and the version of the texts that it is about. */
export type TextProblem = Answer<'check'>['problems'][number] & { version: number };
/** A card or Landscape Feature in the list of all cards. */
export type CardRow = Answer<'cards'>[number];
/** A card as printed, its rows, and its steps in the text. */
export type CardPreview = NonNullable<Answer<'card'>>;
export type UnnoticedMutant = Answer<'unnoticed'>[number];
/** A card that was added, removed or changed, and the card before and after. */
export type CardChange = Answer<'changes'>[number];
/** A card before and after. */
export type CardDifference = NonNullable<Answer<'difference'>>;
export type SheetPreview = SheetsPreview['sheets'][number];
