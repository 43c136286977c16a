/** Requests beyond the protocol that the server answers, with their parameters and results. */
import { type Position, RequestType } from 'vscode-languageserver';
import type { EffectValue, FailedScenario, PrintedCard, Problem, ScenarioFrame } from '../../index.ts';

/** A card, by the id of its set and its number, or by its position. */
export type CardParams = { set: string; number: number } | { uri: string; position: Position };

/** A card as printed. */
export const CardRequest = { type: new RequestType<CardParams, PrintedCard | null, void>('ecos/card') };

/** The worth of a card's effect. */
export const WorthRequest = { type: new RequestType<CardParams, EffectValue | null, void>('ecos/worth') };

/** The command of code lenses; its arguments are `RunParams`. */
export const RUN_COMMAND = 'ecos.run';

/** What to run: the scenarios of a file, or of all files below a folder. */
export interface RunParams {
  uri: string;
  /** Only these: by title, or by their first line, from 0. */
  scenarios?: (string | number)[];
}

/**
 * An executed line of a scenario, and the table after it: `FilmFrame` of `runtime/scenario/observers/film.ts`, with a line counted
 * from 0.
 */
export type FilmLine = Omit<ScenarioFrame, 'at' | 'from' | 'to'> & { line: number };

/** The outcome of a scenario. */
export interface ScenarioRow {
  title: string;
  uri: string;
  /** Its first line, from 0. */
  line: number;
  passed: boolean;
  /** Why it failed or could not run, and the line, from 0. */
  failure?: { code: string; message: string; uri: string; line: number };
  film: FilmLine[];
}

/** The output of `ecos test --format json` (lines from 1), with the film of each scenario. */
export interface RunAnswer {
  scenarios: number;
  passed: number;
  failed: (FailedScenario & { film: FilmLine[] })[];
  problems: Problem[];
  results: ScenarioRow[];
}

export const RunRequest = { type: new RequestType<RunParams, RunAnswer, void>('ecos/run') };

/** A line of a film with pictures: `picture` is its table as SVG, `expected` the table that a failed `expect` asks for. */
export type FilmLineView = FilmLine & { picture: string; expected?: string };

/** The position of a scenario, and the theme of its pictures; `light` by default. */
export interface FilmParams {
  uri: string;
  position: Position;
  theme?: 'light' | 'dark';
}

export const FilmRequest = {
  type: new RequestType<FilmParams, FilmLineView[] | null, void>('ecos/film'),
};
