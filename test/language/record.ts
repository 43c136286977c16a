/**
 * Runs `ecos lsp` for an editor and records the messages of both, as JSON lines, in the file named by `TRANSCRIPT`.
 * Editors start this program instead of the server. The current folder is recorded as `/cards`.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { type Message, PAGES, type RecordedMessage, type Transcript, written } from './transcript.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const { TRANSCRIPT: out, ABOUT: about = 'an editor' } = process.env;
if (out === undefined) throw new Error('TRANSCRIPT names no file');

const folder = process.cwd();
const plain = (message: object): Message =>
  JSON.parse(
    JSON.stringify(message)
      .replaceAll(`${pathToFileURL(join(ROOT, 'docs', 'problems')).href}/`, PAGES)
      .replaceAll(folder, '/cards')
      .replace(/"processId":\d+/, '"processId":null'),
  );
const files = readdirSync(folder).filter((file) => file.endsWith('.eco'));
const head: Transcript['head'] = {
  about,
  files: Object.fromEntries(
    files.map((file) => [`/cards/${file}`, readFileSync(join(folder, file), 'utf8')]),
  ),
  pages: PAGES,
};
const messages: RecordedMessage[] = [];

/** Editors may end the processes they started at any time, even while a file is being written. */
const keep = () => {
  writeFileSync(`${out}~`, written({ head, messages }));
  renameSync(`${out}~`, out);
};

const server = spawn(process.execPath, [join(ROOT, 'cli', 'ecos.mjs'), 'lsp'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const toServer = new StreamMessageWriter(server.stdin);
new StreamMessageReader(process.stdin).listen((message) => {
  messages.push({ client: plain(message) });
  void toServer.write(message);
});
process.stdin.on('end', () => server.stdin.end());
const toClient = new StreamMessageWriter(process.stdout);
new StreamMessageReader(server.stdout).listen((message) => {
  messages.push({ server: plain(message) });
  // Before the editor gets the message: some end the server as soon as it has answered `shutdown`.
  keep();
  void toClient.write(message);
});
server.on('exit', (code) => {
  keep();
  process.exit(code ?? 1);
});
