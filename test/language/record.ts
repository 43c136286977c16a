/**
 * Runs `ecos lsp` for an editor and records the messages of both, as JSON lines, in the file named by `TRANSCRIPT`.
 * Editors start this program instead of the server. The current folder is recorded as `/cards`.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Message, messageReader } from './messages.ts';
import { PAGES, type RecordedMessage, type Transcript, written } from './transcript.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const { TRANSCRIPT: out, ABOUT: about = 'an editor' } = process.env;
if (out === undefined) throw new Error('TRANSCRIPT names no file');

const folder = process.cwd();
const plain = (message: Message): Message =>
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
const fromClient = messageReader((message) => messages.push({ client: plain(message) }));
const fromServer = messageReader((message) => messages.push({ server: plain(message) }));

/** Editors may end the processes they started at any time, even while a file is being written. */
const keep = () => {
  writeFileSync(`${out}~`, written({ head, messages }));
  renameSync(`${out}~`, out);
};

const server = spawn(process.execPath, [join(ROOT, 'cli', 'ecos.mjs'), 'lsp'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
process.stdin.on('data', (data) => {
  fromClient(data);
  server.stdin.write(data);
});
process.stdin.on('end', () => server.stdin.end());
server.stdout.on('data', (data) => {
  fromServer(data);
  // Before the editor gets the data: some end the server as soon as it has answered `shutdown`.
  keep();
  process.stdout.write(data);
});
server.on('exit', (code) => {
  keep();
  process.exit(code ?? 1);
});
