/** Completion, hover and diagnostics, as a client of `ecos lsp` sees them, in a set of 30 cards that extends the base game. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  CompletionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { type Measurement, p95 } from '../measurement.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');
const uri = 'file:///cards/mine.eco';
const CARDS = 30;
const HOVERS = 400;
/** Typed character by character at the end of the set. */
const TYPED = `
card 990 brown "Drying"
  leaves 2
  energy sun, water x2
  hand lion active
{
  place up to 2 lions adjacent to a mountain as hunter;
  if there are at least 3 forest habitats { gain 2vp per different animal adjacent to hunter at most 6 };
  may replace a water with desert
}
`;

export default async function measure(): Promise<Measurement[]> {
  const server = spawn(process.execPath, [COMMAND, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  client.listen();
  await client.sendRequest(InitializeRequest.type, { processId: null, rootUri: null, capabilities: {} });
  await client.sendNotification(InitializedNotification.type, {});
  const set = ownSet();
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'eco', version: 0, text: set },
  });
  let version = 0;
  let published = { version: 0, resolve: () => {} };
  client.onNotification(PublishDiagnosticsNotification.type, (latest) => {
    if (latest.uri === uri && latest.version === published.version) published.resolve();
  });
  /** The milliseconds of a change and of what follows it. */
  const timed = async (text: string, follow: () => Promise<unknown>) => {
    const textDocument = { uri, version };
    const start = performance.now();
    const change = { textDocument, contentChanges: [{ text }] };
    await client.sendNotification(DidChangeTextDocumentNotification.type, change);
    await follow();
    return performance.now() - start;
  };
  const diagnose = (text: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    published = { version: ++version, resolve };
    return timed(text, () => promise);
  };
  const ask = (request: typeof CompletionRequest | typeof HoverRequest, text: string, offset: number) => {
    version++;
    const position = TextDocument.create(uri, 'eco', 0, text).positionAt(offset);
    return timed(text, () => client.sendRequest(request.method, { textDocument: { uri }, position }));
  };
  const times: Record<'completion' | 'hover' | 'diagnostics', number[]> = {
    completion: [],
    hover: [],
    diagnostics: [],
  };
  // The first round is warm-up.
  for (const round of [0, 1]) {
    for (let length = 1; length <= TYPED.length; length++) {
      const text = set + TYPED.slice(0, length);
      const time = await ask(CompletionRequest, text, text.length);
      if (round > 0) times.completion.push(time);
    }
    for (let length = 1; length <= TYPED.length; length++) {
      const time = await diagnose(set + TYPED.slice(0, length));
      if (round > 0) times.diagnostics.push(time);
    }
    for (let n = 0; n < HOVERS; n++) {
      // A comment at the end that changes, and offsets all over the text.
      const time = await ask(HoverRequest, `${set}# ${n}\n`, (n * 7919) % set.length);
      if (round > 0) times.hover.push(time);
    }
  }
  server.kill();
  return [
    p95('completion after a letter', times.completion, 30),
    p95('hover after a change', times.hover, 30),
    p95('diagnostics after a letter', times.diagnostics, 100),
  ];
}

/** Bundled cards with other numbers, as a user's set. */
function ownSet(): string {
  const base = bundledSets().find(({ id }) => id === 'first-continent')!;
  const cards = base.files.flatMap(({ text }) => text.match(/^card \d+[\s\S]*?^\}/gm) ?? []);
  const own = cards.slice(0, CARDS).map((card, i) => card.replace(/^card \d+/, `card ${900 + i}`));
  return `set mine "Mine" extends first-continent\n\n${own.join('\n\n')}\n`;
}
