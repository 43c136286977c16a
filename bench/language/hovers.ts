/** Hovers of the language service: in the server, and as seen by a client of `ecos lsp`. */
import { DidChangeTextDocumentNotification, HoverRequest } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { edit, hoverAt, openWorkspace, placedProblems } from '../../language/index.ts';
import type { Row } from '../row.ts';
import { openInServer } from './lsp-client.ts';

const FILE = '/bench/cards.eco';
const URI = `file://${FILE}`;
/** Cards of the measured set, which extends the base game. */
const CARDS = 30;
/** The number of hovers between two edits. An edit invalidates everything known about the text. */
const BETWEEN_EDITS = 5;
const HOVERS = 400;

/** The 95th percentile of the time for hovers all over a set of 30 cards, with edits in between. */
export async function measureHovers(): Promise<Row[]> {
  const text = someCards();
  const within = inServer(text);
  const over = await overPipe(text);
  const row = (where: string, value: number, most: number, times: number[]): Row => ({
    name: `hover, 95th percentile, ${where}`,
    value,
    unit: 'ms',
    aim: { is: 'most', value: most },
    from: { median: percentile(times, 0.5), most: Math.max(...times) },
  });
  return [
    row('in the server', percentile(within, 0.95), 5, within),
    row('over the pipe', percentile(over, 0.95), 15, over),
  ];
}

/** Bundled cards with other numbers, as a user's set. */
function someCards(): string {
  const all = bundledSets()
    .find(({ id }) => id === 'first-continent')!
    .files.map(({ text }) => text);
  const cards = all.join('\n').match(/^card \d+[\s\S]*?^\}/gm) ?? [];
  const own = cards.slice(0, CARDS).map((card, i) => card.replace(/^card \d+/, `card ${900 + i}`));
  return `set bench "Bench" extends first-continent\n\n${own.join('\n\n')}\n`;
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]!;

/** Offsets all over a text, in an order that jumps around. */
function* places(text: string): Generator<number> {
  for (let i = 0; i < HOVERS; i++) yield (i * 7919) % text.length;
}

/** A text after some edits: a comment at its end that grows. */
const changed = (text: string, changes: number) => `${text}# ${'x'.repeat(changes)}\n`;

function inServer(text: string): number[] {
  const known = bundledSets().map(({ id, files }) => ({ id, files }));
  let workspace = openWorkspace({ roots: [FILE], texts: [{ file: FILE, text }], known });
  // The first hovers compile the bundled sets, and warm up the optimizer.
  for (const offset of places(text)) hoverAt(workspace, FILE, offset);
  const times: number[] = [];
  for (const [i, offset] of [...places(text)].entries()) {
    if (i % BETWEEN_EDITS === 0) {
      workspace = edit(workspace, [{ file: FILE, text: changed(text, i) }]);
      // The server does this after each edit.
      placedProblems(workspace, FILE);
    }
    const start = performance.now();
    hoverAt(workspace, FILE, offset);
    times.push(performance.now() - start);
  }
  return times;
}

async function overPipe(text: string): Promise<number[]> {
  const { connection, end } = await openInServer(URI, text);
  const document = TextDocument.create(URI, 'eco', 0, text);
  const hover = (offset: number) =>
    connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: URI },
      position: document.positionAt(offset),
    });
  for (const offset of places(text)) await hover(offset);
  const times: number[] = [];
  for (const [i, offset] of [...places(text)].entries()) {
    if (i % BETWEEN_EDITS === 0) {
      await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: URI, version: i + 1 },
        contentChanges: [{ text: changed(text, i) }],
      });
    }
    const start = performance.now();
    await hover(offset);
    times.push(performance.now() - start);
  }
  await end();
  return times;
}
