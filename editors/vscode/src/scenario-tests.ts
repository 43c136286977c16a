/** The scenarios of the card files in VS Code's test explorer. */
import {
  commands,
  type DocumentSymbol,
  type ExtensionContext,
  Location,
  Position,
  SymbolKind,
  type TestController,
  type TestItem,
  TestMessage,
  type TestRun,
  TestRunProfileKind,
  TestRunRequest,
  type TextDocument,
  tests,
  Uri,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { cardFiles } from './card-files.ts';
import { LANGUAGE } from './client-options.ts';
import { runScenarios, type ScenariosOfFile } from './requests.ts';

/** The symbol kind of scenarios in a file's outline. */
const SCENARIO = SymbolKind.Method;

/**
 * Adds the scenarios of all files in the workspace and of files opened later; the list follows edits.
 * @returns a function that runs scenarios as tests, so that the test explorer shows their results
 */
export function addScenarioTests(
  context: ExtensionContext,
  client: BaseLanguageClient,
): (requested: readonly ScenariosOfFile[]) => Promise<void> {
  const controller = tests.createTestController('ecos.scenarios', 'Scenarios');
  const list = (document: TextDocument): Promise<void> | undefined =>
    document.languageId === LANGUAGE ? listScenarios(controller, document.uri) : undefined;

  controller.resolveHandler = async () => {
    for (const uri of await cardFiles()) await listScenarios(controller, uri);
  };
  controller.createRunProfile(
    'Run',
    TestRunProfileKind.Run,
    (request) => run(controller, client, request),
    true,
  );
  context.subscriptions.push(
    controller,
    workspace.onDidOpenTextDocument(list),
    workspace.onDidChangeTextDocument(({ document }) => list(document)),
    workspace.onDidDeleteFiles(({ files }) => {
      for (const uri of files) controller.items.delete(uri.toString());
    }),
  );
  for (const document of workspace.textDocuments) void list(document);
  return (requested) => runRequested(controller, client, requested);
}

/** Lists the scenarios of a file under it, in file order; a file without any is not listed. */
async function listScenarios(controller: TestController, uri: Uri): Promise<void> {
  const symbols = await commands.executeCommand<DocumentSymbol[] | undefined>(
    'vscode.executeDocumentSymbolProvider',
    uri,
  );
  const scenarios = (symbols ?? []).filter(({ kind }) => kind === SCENARIO);
  const id = uri.toString();
  if (scenarios.length === 0) {
    controller.items.delete(id);
    return;
  }
  const file = controller.items.get(id) ?? controller.createTestItem(id, workspace.asRelativePath(uri), uri);
  file.children.replace(
    scenarios.map(({ name, range }) => {
      const item = controller.createTestItem(`${id}#${range.start.line}`, name, uri);
      item.range = range;
      return item;
    }),
  );
  controller.items.add(file);
}

/** Runs the requested files or scenarios, or everything. */
async function run(
  controller: TestController,
  client: BaseLanguageClient,
  request: TestRunRequest,
): Promise<void> {
  const test = controller.createTestRun(request);
  const excluded = new Set(request.exclude);
  const requested = request.include ?? [...controller.items].map(([, item]) => item);
  for (const [file, items] of byFile(requested)) {
    const wanted = items.filter((item) => !excluded.has(item));
    await runFile(test, client, file, wanted);
  }
  test.end();
}

/** Groups scenarios by file; a file item stands for all of its scenarios. */
function byFile(requested: readonly TestItem[]): Map<string, TestItem[]> {
  const scenarios = requested.flatMap((item) =>
    item.parent ? [item] : [...item.children].map(([, child]) => child),
  );
  return Map.groupBy(scenarios, ({ uri }) => uri?.toString() ?? '');
}

async function runFile(
  test: TestRun,
  client: BaseLanguageClient,
  uri: string,
  items: readonly TestItem[],
): Promise<void> {
  for (const item of items) test.started(item);
  const results = await runScenarios(client, { uri, scenarios: items.map(lineOf) });
  for (const item of items) {
    const result = results.find(({ line }) => line === lineOf(item));
    // A scenario without a result has been edited away.
    if (!result) test.skipped(item);
    else if (!result.failure) test.passed(item);
    else {
      const { message, uri: where, line } = result.failure;
      const testMessage = new TestMessage(message);
      testMessage.location = new Location(Uri.parse(where), new Position(line, 0));
      test.failed(item, testMessage);
    }
  }
}

const lineOf = ({ range }: TestItem): number => range?.start.line ?? -1;

/** Runs the scenarios of a lens. */
async function runRequested(
  controller: TestController,
  client: BaseLanguageClient,
  requested: readonly ScenariosOfFile[],
): Promise<void> {
  for (const { uri } of requested) await listScenarios(controller, Uri.parse(uri));
  const include = requested.flatMap(({ uri, scenarios }) => {
    const children = controller.items.get(Uri.parse(uri).toString())?.children;
    return children
      ? [...children].map(([, item]) => item).filter((item) => scenarios?.includes(lineOf(item)))
      : [];
  });
  if (include.length > 0) await run(controller, client, new TestRunRequest(include));
}
