/** The server's requests beyond the Language Server Protocol; `docs/editors.md` describes them. */
import type { Position } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';

/** The response to `ecos/card`. */
export interface PrintedCard {
  set: string;
  number: number;
  deck: string;
  /** The front of the card as SVG. */
  svg: string;
  /** Its rules text, by language. */
  text: Readonly<Record<string, string>>;
  problems: readonly { message: string }[];
}

/** The result of a scenario; lines count from 0. */
export interface ScenarioRow {
  title: string;
  /** The line where it begins. */
  line: number;
  passed: boolean;
  failure?: { message: string; uri: string; line: number };
}

/** Scenarios of a file: the parameter of `ecos/run`, and the argument of a lens's command. */
export interface ScenariosOfFile {
  uri: string;
  /** The scenarios that begin on these lines; all of them if omitted. */
  scenarios?: readonly number[];
}

/** The card at a position in a file; `null` if there is none. */
export const cardAt = (
  client: BaseLanguageClient,
  uri: string,
  position: Position,
): Promise<PrintedCard | null> =>
  client.sendRequest('ecos/card', { uri, position: { line: position.line, character: position.character } });

/** A line of a scenario that was run; `ecos/film` returns more fields. */
export interface ShownLine {
  /** From 0. */
  line: number;
  /** The table after this line, as SVG. */
  picture: string;
  /** The expected table, if the line failed on the content of a cell. */
  expected?: string;
  gained: readonly { player: number; what: string; amount: number }[];
  question?: string;
  options: readonly { choose: string }[];
  failure?: { message: string };
}

/** The film of the scenario at a position in a file; `null` if there is none that can be run. */
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
