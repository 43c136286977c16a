/** The requests of the server that the protocol does not have; `docs/language-service.md` describes them. */
import type { Position } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';

/** What `ecos/card` answers. */
export interface CardPicture {
  set: string;
  number: number;
  deck: string;
  /** The picture of the card's front. */
  svg: string;
  text: { en: string; es: string };
  problems: readonly { message: string }[];
}

/** A scenario that failed, as in `ecos test --format json`. */
export interface FailedScenario {
  title: string;
  line: number;
  column: number;
  message: string;
}

/** What `ecos/run` answers. */
export interface ScenarioResults {
  scenarios: number;
  passed: number;
  failed: readonly FailedScenario[];
}

/** The card at a place of a file; nothing where there is none. */
export const cardAt = (
  client: BaseLanguageClient,
  uri: string,
  position: Position,
): Promise<CardPicture | null> =>
  client.sendRequest('ecos/card', { uri, position: { line: position.line, character: position.character } });

/** Runs scenarios of a file: those with these titles, or all. */
export const runScenarios = (
  client: BaseLanguageClient,
  uri: string,
  scenarios?: readonly string[],
): Promise<ScenarioResults> => client.sendRequest('ecos/run', { uri, ...(scenarios && { scenarios }) });
