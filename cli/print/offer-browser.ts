/** Offers to download a browser if there is none to print with. */
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { canDownload, downloadBrowser, findBrowser } from '../../print/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { errorReason } from '../files/system-errors.ts';
import { printStderr } from '../terminal/output.ts';
import { progressBar } from '../terminal/progress.ts';

const QUESTION =
  'There is no browser to print with. Download the headless shell of Chrome (about 100 MB) from Google?';

/**
 * Does nothing if there is a browser. Otherwise downloads one if that is allowed. Throws an error with advice if it is not, or if
 * the download fails.
 * @param download `--download` or `--no-download`; without either, asks the person at the terminal
 */
export async function offerBrowser(
  download: boolean | undefined,
  env: NodeJS.ProcessEnv = process.env,
  ask: (question: string) => Promise<boolean> = askAtTerminal,
): Promise<void> {
  // The browser in `ECOS_CHROME` will be used, or refused by name.
  if (env.ECOS_CHROME) return;
  const missing = await findBrowser(env).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (missing === undefined) return;
  if (!(await canDownload()) || !(download ?? (await ask(QUESTION)))) throw missing;
  const bar = progressBar();
  const megabytes = (bytes: number) => (bytes > 0 ? (bytes / 1e6).toFixed(1) : '?');
  const onProgress = (bytes: number, total: number) =>
    bar.show(
      total > 0 ? bytes / total : 0,
      `${megabytes(bytes)}/${megabytes(total)} MB downloading a browser`,
    );
  try {
    const { executable, verified } = await downloadBrowser({ env, onProgress }).finally(bar.end);
    printStderr(
      `Downloaded ${executable} (${verified ? 'its MD5 checksum is that of the server' : 'the server gave no checksum'}).`,
    );
  } catch (error) {
    throw new UserError(
      `The browser could not be downloaded: ${errorReason(error)}. Try again, or install Chrome, Chromium or Edge.`,
    );
  }
}

/** Asks on standard error. If that or standard input is not a terminal, the answer is no. */
async function askAtTerminal(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const answer = await Promise.race([
    lines.question(`${question} [y/N] `),
    once(lines, 'close').then(() => 'no'),
  ]);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
