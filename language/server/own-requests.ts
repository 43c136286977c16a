/** The requests of its own that the server answers: what they ask, and what comes. */
import { type Position, RequestType } from 'vscode-languageserver';
import type { FailedScenario, PrintedCard, Problem, ScenarioFrame, Worth } from '../index.ts';

/** A card: by the id of its set and its number, or by its place. */
export type CardParams = { set: string; number: number } | { uri: string; position: Position };

/** A card as it is printed. */
export const CardRequest = { type: new RequestType<CardParams, PrintedCard | null, void>('ecos/card') };

/** What the effect of a card is worth. */
export const WorthRequest = { type: new RequestType<CardParams, Worth | null, void>('ecos/worth') };

/** The command of lenses; its arguments are `RunParams`. */
export const RUN_COMMAND = 'ecos.run';

/** What is run: the scenarios of a file, or of all files of a folder. */
export interface RunParams {
  uri: string;
  /** Only these: by title, or by the line that they begin in, from 0. */
  scenarios?: (string | number)[];
}

/** A line of a scenario that was run, and the table after it: `Frame` of `runtime/scenario/watched/film.ts`, with its line from 0. */
export type FilmLine = Omit<ScenarioFrame, 'at' | 'from' | 'to'> & { line: number };

/** How a scenario came out. */
export interface ScenarioRow {
  title: string;
  uri: string;
  /** Where it begins, from 0. */
  line: number;
  passed: boolean;
  /** Why it failed or could not be run, and in which line, from 0. */
  failure?: { code: string; message: string; uri: string; line: number };
  film: FilmLine[];
}

/** What `ecos test --format json` says of them, with lines from 1, and each with its film. */
export interface RunAnswer {
  scenarios: number;
  passed: number;
  failed: (FailedScenario & { film: FilmLine[] })[];
  problems: Problem[];
  results: ScenarioRow[];
}

export const RunRequest = { type: new RequestType<RunParams, RunAnswer, void>('ecos/run') };

/** An entry of a film that is shown: `picture` is its table as SVG, `expected` that which a failed `expect` asks for. */
export type ShownLine = FilmLine & { picture: string; expected?: string };

/** Where a film is asked for, and how it is seen; by default in the light. */
export interface FilmParams {
  uri: string;
  position: Position;
  theme?: 'light' | 'dark';
}

export const FilmRequest = {
  type: new RequestType<FilmParams, ShownLine[] | null, void>('ecos/film'),
};
