/**
 * Records sessions in Visual Studio Code for `test/language/transcripts/`: `node test/editors/vscode/record.ts`, with a
 * session's name for only that one.
 */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageExtension } from '../../../tools/package/vscode.ts';
import type { Message } from '../../language/messages.ts';
import { type RecordedMessage, written } from '../../language/transcript.ts';
import { type Designer, FILES, startDesigner } from './designer.ts';
import { serveVsCode } from './serve.ts';
import { SESSIONS } from './sessions.ts';

const TRANSCRIPTS = join(import.meta.dirname, '../../language/transcripts');

/** A message between the extension and its worker; numbered, since requests may overtake each other. */
type Posted = { at: number; from: 'client' | 'server'; message: Message };

/** Code put before the extension's own, which makes its worker report all messages to the page's server. */
const listening = (url: string) => `{
  const Plain = self.Worker;
  let at = 0;
  const report = (from, message) =>
    fetch('${url}posted', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ at: at++, from, message }) });
  self.Worker = function (...given) {
    const worker = new Plain(...given);
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (message, ...more) => {
      report('client', message);
      post(message, ...more);
    };
    worker.addEventListener('message', ({ data }) => report('server', data));
    return worker;
  };
}
`;

const wanted = process.argv[2];
for (const [name, session] of Object.entries(SESSIONS)) {
  if (wanted === undefined || wanted === name) await record(name, session);
}

async function record(name: string, session: (designer: Designer) => Promise<void>): Promise<void> {
  const staged = mkdtempSync(join(tmpdir(), 'ecos-vscode-'));
  await stageExtension(staged);
  const posted: Posted[] = [];
  const served = await serveVsCode(staged, FILES, (body) => posted.push(JSON.parse(body)));
  const extension = join(staged, 'dist', 'web.js');
  writeFileSync(extension, listening(served.url) + readFileSync(extension, 'utf8'));
  const designer = await startDesigner(served);
  try {
    await session(designer);
    for (let before = -1; before !== posted.length; await new Promise((later) => setTimeout(later, 2000)))
      before = posted.length;
  } finally {
    await designer.close();
    served.close();
    rmSync(staged, { recursive: true, force: true });
  }
  const [first, ...messages] = posted.toSorted((a, b) => a.at - b.at);
  const { texts } = first.message as { texts?: Record<string, string> };
  if (!texts) throw new Error('the first message has no texts');
  const recorded = messages.map(({ from, message }) => ({ [from]: message }) as RecordedMessage);
  const file = join(TRANSCRIPTS, `vscode-${name}.jsonl`);
  const head = { about: 'VS Code 1.91 in a browser', files: texts };
  writeFileSync(`${file}~`, written({ head, messages: recorded }));
  renameSync(`${file}~`, file);
}
