/** The time from a change in a file to its diagnostics, and the start-up time and memory of the server. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile, type SourceText } from '../../compiler/index.ts';
import { edit, type KnownSet, openWorkspace } from '../../language/index.ts';
import { newUris } from '../../language/server/protocol/uris.ts';
import { diagnosticsOf } from '../../language/server/requests/diagnostics.ts';
import { bundle } from '../../tools/bundle.ts';
import { inTurn, median, type Row } from '../row.ts';

const ROUNDS = 100;
const STARTS = 15;
const ROOT = join(import.meta.dirname, '..', '..');

export async function measureLanguage(): Promise<Row[]> {
  const sets = bundledSets();
  const { sets: compiled } = compile(sets);
  const known = sets.map(({ id, files }, i): KnownSet => ({ id, files, chain: compiled[i].chain }));
  const filesOf = (id: string) => known.find((set) => set.id === id)?.files ?? [];
  const without = (id: string) => known.filter((set) => set.id !== id);
  return [
    row('26 cards on the base game', changes(filesOf('new-horizon'), without('new-horizon')), 16),
    row('the base game', changes(filesOf('first-continent'), []), 50),
    await start(),
    heap(),
  ];
}

/** Times in milliseconds: from each change to the diagnostics of all files of a set, and for compiling the set alone. */
function changes(files: readonly SourceText[], known: readonly KnownSet[]) {
  const texts = files.map(({ file, text }) => ({ file: `/cards/${file.split('/').at(-1)}`, text }));
  const bases = known.map(({ id, chain = [] }) => ({ id, chain }));
  let workspace = openWorkspace({ roots: ['/cards'], texts, known });
  const uris = newUris();
  const changed: number[] = [];
  const working: number[] = [];
  const alone: number[] = [];
  // The first rounds are warm-up.
  for (let round = -ROUNDS / 2; round < ROUNDS; round++) {
    // Inserts a letter in the middle of a file, and removes it again in the next round.
    const { file, text } = texts[((round + ROUNDS) >> 1) % texts.length];
    const at = text.indexOf('}', text.length / 2);
    const now = round % 2 === 0 ? `${text.slice(0, at)}x${text.slice(at)}` : text;
    let begin = performance.now();
    const own = process.threadCpuUsage();
    workspace = edit(workspace, [{ file, text: now, version: round }]);
    for (const one of texts) JSON.stringify(diagnosticsOf(workspace, one.file, uris));
    if (round >= 0) changed.push(performance.now() - begin);
    const { user, system } = process.threadCpuUsage(own);
    if (round >= 0) working.push((user + system) / 1000);
    const set = { files: texts.map((one) => (one.file === file ? { file, text: now } : one)) };
    begin = performance.now();
    compile([set], bases);
    if (round >= 0) alone.push(performance.now() - begin);
  }
  const most = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)];
  return {
    p95: most(changed),
    working: most(working),
    changed: median(changed),
    alone: median(alone),
  };
}

function row(set: string, { p95, working, changed, alone }: ReturnType<typeof changes>, ms: number): Row {
  return {
    name: `from a change to its diagnostics, ${set}, 95 of 100`,
    value: p95,
    unit: 'ms',
    aim: { is: 'most', value: ms },
    from: {
      // On a busy machine, other processes use the core part of the time.
      '95 of 100, of processor time, ms': working,
      'half of them, ms': changed,
      'compile alone, ms': alone,
    },
  };
}

/** From starting the packed server to the first diagnostics of a file that uses the base game, relative to starting Node. */
async function start(): Promise<Row> {
  const packed = await bundle(join(ROOT, 'out', 'packed'));
  const folder = mkdtempSync(join(tmpdir(), 'ecos-bench-lsp-'));
  const [nothing, server] = await inTurn(
    STARTS,
    () => spawnSync(process.execPath, ['-e', '0']),
    () => firstDiagnostics(packed, folder),
  );
  rmSync(folder, { recursive: true });
  return {
    name: 'from starting `ecos lsp`, packed, to its first diagnostics, relative to starting Node',
    value: server / nothing,
    unit: '×',
    aim: { is: 'most', value: 6 },
    from: { nothing, server },
  };
}

const CARD = 'card 901 brown leaves 2 energy sun { place lionn; gain 1vp }\n';

function firstDiagnostics(command: string, folder: string): Promise<void> {
  const server = spawn(process.execPath, [command, 'lsp'], { cwd: folder });
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const textDocument = { uri: `file://${folder}/a.eco`, languageId: 'ecos', version: 1, text: CARD };
  send({
    id: 1,
    method: 'initialize',
    params: { processId: null, rootUri: `file://${folder}`, capabilities: {} },
  });
  send({ method: 'initialized', params: {} });
  send({ method: 'textDocument/didOpen', params: { textDocument } });
  return new Promise((done, failed) => {
    let output = '';
    server.stdout.on('data', (data: Buffer) => {
      output += data;
      if (output.includes('ECO202')) server.kill('SIGKILL');
    });
    server.on('exit', () =>
      output.includes('ECO202') ? done() : failed(new Error(`the server ended: ${output}`)),
    );
  });
}

/** The size of the heap after many changes. */
function heap(): Row {
  const script = join(import.meta.dirname, 'memory.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', script], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
  const { early, late }: { early: number; late: number } = JSON.parse(stdout);
  return {
    name: 'the heap after 10,000 changes of a file, relative to that after 1,000',
    value: late / early,
    unit: '×',
    aim: { is: 'most', value: 1.05 },
    from: { '1,000 changes, kB': early / 1024, '10,000 changes, kB': late / 1024 },
  };
}
