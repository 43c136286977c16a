/** The scenarios of the card files in VS Code's test explorer. */
import {
  commands,
  type DocumentSymbol,
  type ExtensionContext,
  Location,
  Position,
  type TestController,
  type TestItem,
  TestMessage,
  type TestRun,
  TestRunProfileKind,
  type TestRunRequest,
  type TextDocument,
  tests,
  type Uri,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { cardFiles } from './card-files.ts';
import { LANGUAGE } from './client-options.ts';
import { runScenarios } from './requests.ts';

/** What the server calls a scenario in the outline of a file. */
const SCENARIO = 'scenario';

/** Adds the scenarios of all files of the folder, and of those that are opened; they follow what is typed. */
export function addScenarioTests(context: ExtensionContext, client: BaseLanguageClient): void {
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
    commands.registerCommand('ecos.runScenario', (uri: string, title: string) =>
      runOne(controller, client, uri, title),
    ),
    workspace.onDidOpenTextDocument(list),
    workspace.onDidChangeTextDocument(({ document }) => list(document)),
    workspace.onDidDeleteFiles(({ files }) => {
      for (const uri of files) controller.items.delete(uri.toString());
    }),
  );
  for (const document of workspace.textDocuments) void list(document);
}

/** Lists the scenarios of a file under it, in their order; a file without any is not listed. */
async function listScenarios(controller: TestController, uri: Uri): Promise<void> {
  const symbols = await commands.executeCommand<DocumentSymbol[] | undefined>(
    'vscode.executeDocumentSymbolProvider',
    uri,
  );
  const scenarios = (symbols ?? []).filter(({ detail }) => detail === SCENARIO);
  const id = uri.toString();
  if (scenarios.length === 0) {
    controller.items.delete(id);
    return;
  }
  const file = controller.items.get(id) ?? controller.createTestItem(id, workspace.asRelativePath(uri), uri);
  file.children.replace(
    scenarios.map(({ name, range }) => {
      const item = controller.createTestItem(`${id}#${name}`, name, uri);
      item.range = range;
      return item;
    }),
  );
  controller.items.add(file);
}

/** Runs what is asked for: files, scenarios, or everything. */
async function run(
  controller: TestController,
  client: BaseLanguageClient,
  request: TestRunRequest,
): Promise<void> {
  const test = controller.createTestRun(request);
  const excluded = new Set(request.exclude);
  const asked = request.include ?? [...controller.items].map(([, item]) => item);
  for (const [file, items] of byFile(asked)) {
    const wanted = items.filter((item) => !excluded.has(item));
    await runFile(test, client, file, wanted);
  }
  test.end();
}

/** Scenarios by the file they are in; a file stands for all of its scenarios. */
function byFile(asked: readonly TestItem[]): Map<string, TestItem[]> {
  const files = new Map<string, TestItem[]>();
  for (const item of asked) {
    const inFile = item.parent ? [item] : [...item.children].map(([, child]) => child);
    for (const scenario of inFile) {
      const file = scenario.uri?.toString() ?? '';
      files.set(file, [...(files.get(file) ?? []), scenario]);
    }
  }
  return files;
}

async function runFile(
  test: TestRun,
  client: BaseLanguageClient,
  uri: string,
  items: readonly TestItem[],
): Promise<void> {
  for (const item of items) test.started(item);
  const { failed } = await runScenarios(
    client,
    uri,
    items.map(({ label }) => label),
  );
  for (const item of items) {
    const failure = failed.find(({ title }) => title === item.label);
    if (!failure) {
      test.passed(item);
      continue;
    }
    const message = new TestMessage(failure.message);
    if (item.uri)
      message.location = new Location(item.uri, new Position(failure.line - 1, failure.column - 1));
    test.failed(item, message);
  }
}

/** Runs the scenario of a lens above it. */
async function runOne(
  controller: TestController,
  client: BaseLanguageClient,
  uri: string,
  title: string,
): Promise<void> {
  const item = controller.items.get(uri)?.children.get(`${uri}#${title}`);
  if (!item) return;
  const test = controller.createTestRun({ include: [item] } as unknown as TestRunRequest);
  await runFile(test, client, uri, [item]);
  test.end();
}
