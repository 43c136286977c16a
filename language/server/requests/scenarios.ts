/** `textDocument/codeLens`, `ecos/run` and `ecos/film`: scenarios, their outcomes and their films. */
import {
  type CodeLens,
  type CodeLensParams,
  ErrorCodes,
  type ExecuteCommandParams,
  ResponseError,
} from 'vscode-languageserver';
import {
  type FoundScenario,
  fileLenses,
  filmScenario,
  framePictures,
  recordRun,
  type ScenarioFrame,
  type ScenarioRun,
  scenariosBelow,
} from '../../index.ts';
import { documentRange, fileDocument } from '../documents.ts';
import {
  type FilmLine,
  type FilmLineView,
  type FilmParams,
  RUN_COMMAND,
  type RunAnswer,
  type RunParams,
  type ScenarioRow,
} from '../protocol/own-requests.ts';
import { paramFault } from '../protocol/params.ts';
import { ofFile, type RequestContext } from '../request-context.ts';
import { nextTurn } from '../turns.ts';

/** Runs scenarios one after another, reading other messages in between. */
export async function run({ uri, scenarios }: RunParams, context: RequestContext): Promise<RunAnswer> {
  const { workspace, uris, token } = context;
  const { scenarios: all, problems } = scenariosBelow(workspace, uris.fileOf(uri));
  const meant = scenarios
    ? all.filter((one) => scenarios.includes(one.title) || scenarios.includes(lineOf(one, context)))
    : all;
  const runs: { run: ScenarioRun; film: FilmLine[] }[] = [];
  for (const one of meant) {
    if (token.isCancellationRequested) break;
    const run = recordRun(workspace, one);
    runs.push({ run, film: filmLines(one.file, run.film, context) });
    await nextTurn();
  }
  const failed = runs.flatMap(({ run: { failed }, film }) => (failed ? [{ ...failed, film }] : []));
  return {
    scenarios: runs.length,
    passed: runs.length - failed.length,
    failed,
    problems,
    results: runs.map(({ run, film }): ScenarioRow => {
      const head = { title: run.title, uri: uris.uriOf(run.file), line: lineOf(run, context) };
      if (!run.failed) return { ...head, passed: true, film };
      const { code, message, file, line } = run.failed;
      return {
        ...head,
        passed: false,
        failure: { code, message, uri: uris.uriOf(file), line: line - 1 },
        film,
      };
    }),
  };
}

/** The table after each line of the scenario around a position. */
export function film({ uri, position, theme }: FilmParams, context: RequestContext): FilmLineView[] | null {
  const at = context.at(uri);
  const frames = at && filmScenario(context.workspace, at.file, at.document.offsetAt(position));
  if (!frames) return null;
  const options = { theme: theme === 'dark' ? 'night' : 'day' } as const;
  const text = at.document.getText();
  const pictures = frames.map((frame) => framePictures(frame, text, options));
  return filmLines(at.file, frames, context).map((line, index) => ({ ...line, ...pictures[index] }));
}

/** The code lenses above scenarios and cards. */
export const codeLenses = ofFile((_: CodeLensParams, at) =>
  fileLenses(at.workspace, at.file).map(({ from, title, scenarios }): CodeLens => {
    const start = at.document.positionAt(from);
    const command = scenarios.length > 0 ? RUN_COMMAND : '';
    return {
      range: { start, end: start },
      command: { title, command, ...(scenarios.length > 0 && { arguments: runParams(scenarios, at) }) },
    };
  }),
);

/** The arguments that run these scenarios: one for each file. */
function runParams(scenarios: readonly FoundScenario[], context: RequestContext): RunParams[] {
  const byFile = Map.groupBy(scenarios, ({ file }) => file);
  return [...byFile].map(([file, some]) => ({
    uri: context.uris.uriOf(file),
    scenarios: some.map((one) => lineOf(one, context)),
  }));
}

/** The command of code lenses, for clients that do not implement it themselves. */
export async function executeCommand(
  { command, arguments: all = [] }: ExecuteCommandParams,
  context: RequestContext,
) {
  if (command !== RUN_COMMAND)
    throw new ResponseError(ErrorCodes.InvalidParams, `there is no command \`${command}\``);
  const fault = [all]
    .flat()
    .map((one: unknown) => paramFault(one, ['uri']))
    .find((found) => found !== undefined);
  if (fault !== undefined) throw new ResponseError(ErrorCodes.InvalidParams, fault);
  const answers: RunAnswer[] = [];
  for (const params of all as RunParams[]) answers.push(await run(params, context));
  return answers;
}

/** The line at which a scenario begins, from 0. */
function lineOf({ file, from }: { file: string; from: number }, { workspace }: RequestContext): number {
  return fileDocument(workspace, file)?.positionAt(from).line ?? 0;
}

function filmLines(
  file: string,
  frames: readonly ScenarioFrame[],
  { workspace }: RequestContext,
): FilmLine[] {
  const document = fileDocument(workspace, file);
  return frames.flatMap(({ at: _, from, to, ...frame }) =>
    document ? [{ line: documentRange(document, { from, to }).start.line, ...frame }] : [],
  );
}
