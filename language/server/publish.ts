/**
 * Publishes diagnostics after each change, for the newest state only.
 *
 * While a message is being sent, further changes only set a flag. A client that reads slowly, or not at all, therefore never has
 * more than one message waiting here.
 */
import type { Connection, PublishDiagnosticsParams } from 'vscode-languageserver';
import type { Uris } from './protocol/uris.ts';
import { diagnosticsOf } from './requests/diagnostics.ts';
import { filesToPublish, type ServerSession } from './session.ts';
import { nextTurn } from './turns.ts';

/** Longest wait for a burst of changes to end, in milliseconds. */
const LONGEST_WAIT = 40;

export interface Publisher {
  /** Reports that something changed. */
  touch(): void;
  /** Stops sending. */
  stop(): void;
}

export function newPublisher(
  connection: Connection,
  session: ServerSession,
  uris: Uris,
  pages?: string,
): Publisher {
  /** The last diagnostics sent for each file. */
  const sent = new Map<string, { uri: string; text: string }>();
  let newest = 0;
  let isRunning = false;
  let isStopped = false;

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
    const workspace = session.workspace();
    const files = filesToPublish(session);
    for (const file of [...sent.keys()].filter((file) => !files.has(file))) {
      await send({ uri: uris.uriOf(file), diagnostics: [] }, file);
      sent.delete(file);
    }
    for (const file of files) {
      if (turn !== newest || isStopped) return;
      const params = diagnosticsOf(workspace, file, uris, pages);
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
    touch: () => {
      newest++;
      if (!isRunning && !isStopped) void run();
    },
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
