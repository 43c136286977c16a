/** A card as Zed shows it, drawn as a page from the server's answers: Zed itself does not run without a graphics card. */
import { dirname } from 'node:path/posix';
import {
  CodeActionRequest,
  type Diagnostic,
  type SemanticTokensLegend,
  SemanticTokensRequest,
} from 'vscode-languageserver/node';
import { escaped } from '../../../tools/site/html.ts';
import { connect, textsHost } from '../../language/client.ts';

/** Colours of tokens, as in a dark theme; other words have the colour of the text. */
const COLOURS: Readonly<Record<string, string>> = {
  comment: '#7f848e',
  string: '#98c379',
  number: '#d19a66',
  keyword: '#c678dd',
  type: '#61afef',
  enumMember: '#56b6c2',
  class: '#e5c07b',
  struct: '#e5c07b',
  function: '#61afef',
};

const STYLE = `
  body { margin: 0; width: 704px; height: 288px; background: #282c33; color: #dce0e5; font: 14px/20px 'DejaVu Sans Mono', monospace }
  pre { margin: 0; padding: 14px 0 0; font: inherit }
  .number { display: inline-block; width: 3em; padding-right: 1.5em; text-align: right; color: #6b7079 }
  .wrong { text-decoration: underline wavy #e5534b 1px; text-underline-offset: 3px }
  .said, .offered { position: absolute; left: 79px; padding: 6px 10px; border: 1px solid #464b57; border-radius: 6px; background: #2f343e; white-space: nowrap }
  .said { top: 166px; border-color: #8a3b38 }
  .code { color: #9aa0aa }
  .offered { top: 210px; padding: 4px }
  .offered div { padding: 2px 10px; border-radius: 4px }
  .offered div:first-child { background: #454a56 }
`;

/** A word of a line, and its token type. */
interface Word {
  from: number;
  to: number;
  type: string;
}

/** A page that shows a card with a problem, in its set's folder: its words, the problem and the code actions there. */
export async function drawnForZed(files: Readonly<Record<string, string>>, file: string): Promise<string> {
  const uri = `file://${file}`;
  const folder = { uri: `file://${dirname(file)}`, name: 'cards' };
  const client = await connect(textsHost(files), { workspaceFolders: [folder] });
  const { tokenTypes } = client.initialized.capabilities.semanticTokensProvider!.legend;
  await client.open(uri, files[file]);
  const [problem] = (await client.diagnostics(uri)).diagnostics;
  const tokens = await client.connection.sendRequest(SemanticTokensRequest.type, { textDocument: { uri } });
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range: problem.range,
    context: { diagnostics: [problem] },
  });
  await client.end();
  const words = wordsOf(tokens!.data, tokenTypes);
  const lines = files[file].trimEnd().split('\n');
  const drawn = lines.map((line, row) => drawnLine(line, row, words.get(row) ?? [], problem));
  const offers = (actions ?? []).map(({ title }) => `<div>${escaped(title)}</div>`);
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><pre>${drawn.join('\n')}</pre>
<div class="said">${escaped(String(problem.message))} <span class="code">${escaped(`${problem.source} ${problem.code}`)}</span></div>
<div class="offered">${offers.join('')}</div>`;
}

/** The words of each line, by line, decoded from relative token positions. */
function wordsOf(data: readonly number[], types: SemanticTokensLegend['tokenTypes']): Map<number, Word[]> {
  const words = new Map<number, Word[]>();
  let [row, from] = [0, 0];
  for (let i = 0; i < data.length; i += 5) {
    const [rows, columns, length, type] = data.slice(i, i + 5);
    from = rows === 0 ? from + columns : columns;
    row += rows;
    words.set(row, [...(words.get(row) ?? []), { from, to: from + length, type: types[type] }]);
  }
  return words;
}

function drawnLine(line: string, row: number, words: readonly Word[], { range }: Diagnostic): string {
  const isWrong = (column: number) =>
    row === range.start.line && column >= range.start.character && column < range.end.character;
  const letters = [...line].map((letter, column) => {
    const word = words.find(({ from, to }) => column >= from && column < to);
    const colour = COLOURS[word?.type ?? ''] ?? 'inherit';
    return `<span style="color: ${colour}"${isWrong(column) ? ' class="wrong"' : ''}>${escaped(letter)}</span>`;
  });
  return `<span class="number">${row + 1}</span>${letters.join('')}`;
}
