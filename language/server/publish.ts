/**
 * Publishes diagnostics after each change, for the newest state only.
 *
 * While a message is being sent, further changes only set a flag. A client that reads slowly, or not at all, therefore never has
 * more than one message waiting here.
 */
import type { Connection, PublishDiagnosticsParams } from 'vscode-languageserver';
import type { Problem, Workspace } from '../index.ts';
import { fileCompilation } from '../workspace/index.ts';
import type { ServerHost } from './host.ts';
import type { Uris } from './protocol/uris.ts';
import { fileDiagnostics } from './requests/diagnostics.ts';
import { filesToPublish, type ServerSession } from './session.ts';
import { nextTurn } from './turns.ts';

/** Longest wait for a burst of changes to end, in milliseconds. */
const LONGEST_WAIT = 40;
/** How long problems wait for the layout of cards, and how long it goes on without reading messages, in milliseconds. */
const LAYOUT = { wait: 30, slice: 8 };

export class Publisher {
  readonly #connection: Connection;
  readonly #session: ServerSession;
  readonly #uris: Uris;
  readonly #host: ServerHost;
  /** The last diagnostics sent for each file. */
  readonly #sent = new Map<string, { uri: string; text: string }>();
  #newest = 0;
  #isRunning = false;
  #isStopped = false;
  #isLaidOut = false;

  constructor(connection: Connection, session: ServerSession, uris: Uris, host: ServerHost) {
    this.#connection = connection;
    this.#session = session;
    this.#uris = uris;
    this.#host = host;
  }

  /** Reports that something changed. */
  touch(): void {
    this.#newest++;
    if (!this.#isRunning && !this.#isStopped) void this.#run();
  }

  /** Stops sending. */
  stop(): void {
    this.#isStopped = true;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      for (let turn = -1; turn !== this.#newest && !this.#isStopped; ) {
        turn = await settled(() => this.#newest);
        await this.#publish(turn);
      }
    } finally {
      this.#isRunning = false;
    }
  }

  async #publish(turn: number): Promise<void> {
    const { workspace } = this.#session;
    const files = filesToPublish(this.#session);
    const publishAll = (laidOut: readonly Problem[] = []) =>
      this.#publishFiles(turn, workspace, files, laidOut);
    // The layout takes long to load.
    if (!this.#isLaidOut) await publishAll();
    const steps = await this.#layOut(workspace, files);
    const start = performance.now();
    let isWaiting = this.#isLaidOut;
    this.#isLaidOut = true;
    for (let slice = start; turn === this.#newest && !this.#isStopped; ) {
      const step = steps.next();
      if (step.done) return publishAll(step.value);
      const now = performance.now();
      if (now < slice + LAYOUT.slice) continue;
      if (isWaiting && now > start + LAYOUT.wait) await publishAll();
      isWaiting &&= now <= start + LAYOUT.wait;
      await nextTurn();
      slice = performance.now();
    }
  }

  /** The errors of pictures, and the warnings about texts that are too long for their cards, computed card by card. */
  async #layOut(workspace: Workspace, files: ReadonlySet<string>) {
    const host = this.#host;
    const [{ foldersOfFile, longTexts }] = await Promise.all([
      import('../problems/index.ts'),
      host.prepare?.(),
    ]);
    const sets = new Map(
      [...files].flatMap((file) => {
        const compiled = fileCompilation(workspace, file);
        return compiled ? [[compiled.set, file] as const] : [];
      }),
    );
    const wrong = [...sets.keys()].flatMap((set) => host.pictureProblems?.(set) ?? []);
    const long = longTexts(
      await Promise.all(
        [...sets].map(async ([set, file]) => ({
          set,
          extras: await host.extras?.(foldersOfFile(workspace, file)),
        })),
      ),
    );
    return (function* () {
      return [...wrong, ...(yield* long)];
    })();
  }

  async #publishFiles(
    turn: number,
    workspace: Workspace,
    files: ReadonlySet<string>,
    laidOut: readonly Problem[],
  ): Promise<void> {
    for (const file of [...this.#sent.keys()].filter((file) => !files.has(file))) {
      await this.#send({ uri: this.#uris.uriOf(file), diagnostics: [] }, file);
      this.#sent.delete(file);
    }
    for (const file of files) {
      if (turn !== this.#newest || this.#isStopped) return;
      const params = fileDiagnostics(workspace, file, this.#uris, this.#host.problemPages, laidOut);
      // Skip files that are not open and never had problems.
      if (params.version === undefined && params.diagnostics.length === 0 && !this.#sent.has(file)) continue;
      await this.#send(params, file);
    }
  }

  async #send(params: PublishDiagnosticsParams, file: string): Promise<void> {
    const { uri } = params;
    const text = JSON.stringify(params);
    const before = this.#sent.get(file);
    if (before?.text === text) return;
    this.#sent.set(file, { uri, text });
    // The client now uses a different URI for the file.
    if (before && before.uri !== uri)
      await this.#connection.sendDiagnostics({ uri: before.uri, diagnostics: [] });
    await this.#connection.sendDiagnostics(params);
  }
}

/** Waits, for at most `LONGEST_WAIT`, until the number stays the same while pending messages are read. Returns the number. */
async function settled(now: () => number): Promise<number> {
  const end = performance.now() + LONGEST_WAIT;
  for (;;) {
    const before = now();
    await nextTurn();
    if (now() === before || performance.now() > end) return now();
  }
}
