/** The requests of the server that the protocol does not have; `docs/language-service.md` describes them. */
import type { Position } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';

/** What `ecos/card` answers. */
export interface PrintedCard {
  set: string;
  number: number;
  deck: string;
  /** The picture of the card's front. */
  svg: string;
  text: { en: string; es: string };
  problems: readonly { message: string }[];
}

/** How a scenario came out; lines count from 0. */
export interface ScenarioRow {
  title: string;
  /** Where it begins. */
  line: number;
  passed: boolean;
  failure?: { message: string; uri: string; line: number };
}

/** Scenarios of a file: what `ecos/run` takes, and what the command of a lens has as its arguments. */
export interface ScenariosOfFile {
  uri: string;
  /** Those that begin in these lines; all if there are none. */
  scenarios?: readonly number[];
}

/** The card at a place of a file; nothing where there is none. */
export const cardAt = (
  client: BaseLanguageClient,
  uri: string,
  position: Position,
): Promise<PrintedCard | null> =>
  client.sendRequest('ecos/card', { uri, position: { line: position.line, character: position.character } });

/** A line of a scenario that was run; `ecos/film` has more of it. */
export interface ShownLine {
  /** From 0. */
  line: number;
  /** The table after it, as SVG. */
  picture: string;
  /** The table that was expected, where the line fails about a place. */
  expected?: string;
  gained: readonly { player: number; what: string; amount: number }[];
  question?: string;
  options: readonly { choose: string }[];
  failure?: { message: string };
}

/** The film of the scenario at a place of a file; nothing where there is none that can be run. */
export const filmAt = (
  client: BaseLanguageClient,
  uri: string,
  { line, character }: Position,
  theme: 'light' | 'dark',
): Promise<readonly ShownLine[] | null> =>
  client.sendRequest('ecos/film', { uri, position: { line, character }, theme });

/** Runs scenarios. */
export async function runScenarios(
  client: BaseLanguageClient,
  scenarios: ScenariosOfFile,
): Promise<readonly ScenarioRow[]> {
  const { results } = await client.sendRequest<{ results: ScenarioRow[] }>('ecos/run', scenarios);
  return results;
}
