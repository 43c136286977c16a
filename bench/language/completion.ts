/** The time for completions while a card is typed, and how often they include the next word. */
import { CompletionRequest, DidChangeTextDocumentNotification } from 'vscode-languageserver/node';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { complete, edit, openWorkspace } from '../../language/index.ts';
import type { Row } from '../row.ts';
import { openInServer } from './lsp-client.ts';
import { measureRecall } from './recall.ts';

const FILE = '/cards/mine.eco';
/** Typed character by character at the end of a file of the base game. */
const TYPED = `
card 901 brown "Drying"
  leaves 2
  energy sun, water x2
  hand lion active
{
  place up to 2 lions adjacent to a mountain as hunter;
  if there are at least 3 forest habitats { gain 2vp per different animal adjacent to hunter at most 6 };
  may replace a water with desert
}
`;

export async function measureCompletion(): Promise<Row[]> {
  const sets = bundledSets();
  const [base] = sets.filter(({ id }) => id === 'first-continent');
  const texts = base.files.map(({ file, text }) => ({ file: `/cards/${file.split('/').at(-1)}`, text }));
  const others = sets.filter(({ id }) => id !== 'first-continent');
  return [server(texts, others), await pipe(), ...recall()];
}

const ms = (name: string, times: readonly number[], most: number): Row => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    name,
    value: sorted[Math.floor(sorted.length * 0.95)],
    unit: 'ms',
    aim: { is: 'most', value: most },
    from: { 'half of them, ms': sorted[sorted.length >> 1], 'the longest, ms': sorted[sorted.length - 1] },
  };
};

/** After each character, updates the text and requests completions at its end. */
function server(
  texts: readonly { file: string; text: string }[],
  known: Parameters<typeof openWorkspace>[0]['known'],
): Row {
  let workspace = openWorkspace({ roots: ['/cards'], texts, known });
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (let length = 1; length <= TYPED.length; length++) {
      const text = TYPED.slice(0, length);
      const begin = performance.now();
      workspace = edit(workspace, [{ file: FILE, text }]);
      complete(workspace, FILE, length);
      // The first round is warm-up.
      if (round > 0) times.push(performance.now() - begin);
    }
  }
  return ms('offers after a letter is typed in the base game, in the server, 95 of 100', times, 5);
}

/** The same as seen by a client of `ecos lsp`, for a single file. */
async function pipe(): Promise<Row> {
  const uri = `file://${FILE}`;
  const { connection, end } = await openInServer(uri, '');
  const times: number[] = [];
  let version = 0;
  for (let round = 0; round < 2; round++) {
    for (let length = 1; length <= TYPED.length; length++) {
      const text = TYPED.slice(0, length);
      const lines = text.split('\n');
      const position = { line: lines.length - 1, character: lines[lines.length - 1].length };
      const begin = performance.now();
      await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version: ++version },
        contentChanges: [{ text }],
      });
      await connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
      if (round > 0) times.push(performance.now() - begin);
    }
  }
  await end();
  return ms('the same over the pipe, for a file alone', times, 15);
}

/** All bundled cards and scenarios, typed word by word. */
function recall(): Row[] {
  const { words, missed, ranks } = measureRecall(4);
  const from = { words, 'mean rank before the first letter': ranks.nothing };
  return [
    {
      name: 'words of bundled cards and scenarios that are offered before they are typed',
      value: (100 * (words - missed.length)) / words,
      unit: '%',
      aim: { is: 'least', value: 100 },
      from,
    },
    {
      name: 'their mean rank after one letter',
      value: ranks.letter,
      unit: '',
      aim: { is: 'most', value: 3 },
      from,
    },
  ];
}
