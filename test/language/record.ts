/**
 * Runs `ecos lsp` for an editor and writes down what both say, as JSON lines, in the file that `TRANSCRIPT` names: an editor
 * starts this instead of the server. The current folder becomes `/cards`.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Message, messageReader } from './messages.ts';
import { PAGES, type Said, type Transcript, written } from './transcript.ts';

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
const messages: Said[] = [];
const fromClient = messageReader((message) => messages.push({ client: plain(message) }));
const fromServer = messageReader((message) => messages.push({ server: plain(message) }));

/** Editors may end what they started at any time, in the middle of a file, too. */
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
  // Before the editor has it: some end the server as soon as it has said good-bye.
  keep();
  process.stdout.write(data);
});
server.on('exit', (code) => {
  keep();
  process.exit(code ?? 1);
});
