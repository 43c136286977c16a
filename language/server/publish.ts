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

export function newPublisher(connection: Connection, session: ServerSession, uris: Uris, host: ServerHost) {
  /** The last diagnostics sent for each file. */
  const sent = new Map<string, { uri: string; text: string }>();
  let newest = 0;
  let isRunning = false;
  let isStopped = false;
  let isLaidOut = false;

  const send = async (params: PublishDiagnosticsParams, file: string) => {
    const { uri } = params;
    const text = JSON.stringify(params);
    const before = sent.get(file);
    if (before?.text === text) return;
    sent.set(file, { uri, text });
    // The client now uses a different URI for the file.
    if (before && before.uri !== uri) await connection.sendDiagnostics({ uri: before.uri, diagnostics: [] });
    await connection.sendDiagnostics(params);
  };
  const publish = async (turn: number) => {
    const { workspace } = session;
    const files = filesToPublish(session);
    const publishAll = (tooLong: readonly Problem[] = []) => publishFiles(turn, workspace, files, tooLong);
    // The layout takes long to load.
    if (!isLaidOut) await publishAll();
    const steps = await layOut(workspace, files);
    const start = performance.now();
    let isWaiting = isLaidOut;
    isLaidOut = true;
    for (let slice = start; turn === newest && !isStopped; ) {
      const step = steps.next();
      if (step.done) return publishAll(step.value);
      const now = performance.now();
      if (now < slice + LAYOUT.slice) continue;
      if (isWaiting && now > start + LAYOUT.wait) await publishAll();
      isWaiting &&= now <= start + LAYOUT.wait;
      await nextTurn();
      slice = performance.now();
    }
  };
  /** The warnings about texts that are too long for their cards, computed card by card. */
  const layOut = async (workspace: Workspace, files: ReadonlySet<string>) => {
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
    return longTexts(
      await Promise.all(
        [...sets].map(async ([set, file]) => ({
          set,
          look: await host.look?.(foldersOfFile(workspace, file)),
        })),
      ),
    );
  };
  const publishFiles = async (
    turn: number,
    workspace: Workspace,
    files: ReadonlySet<string>,
    tooLong: readonly Problem[],
  ) => {
    for (const file of [...sent.keys()].filter((file) => !files.has(file))) {
      await send({ uri: uris.uriOf(file), diagnostics: [] }, file);
      sent.delete(file);
    }
    for (const file of files) {
      if (turn !== newest || isStopped) return;
      const params = fileDiagnostics(workspace, file, uris, host.problemPages, tooLong);
      // Skip files that are not open and never had problems.
      if (params.version === undefined && params.diagnostics.length === 0 && !sent.has(file)) continue;
      await send(params, file);
    }
  };
  const run = async () => {
    isRunning = true;
    for (let turn = -1; turn !== newest && !isStopped; ) {
      turn = await settled(() => newest);
      await publish(turn);
    }
    isRunning = false;
  };
  return {
    /** Reports that something changed. */
    touch: () => {
      newest++;
      if (!isRunning && !isStopped) void run();
    },
    /** Stops sending. */
    stop: () => {
      isStopped = true;
    },
  };
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
