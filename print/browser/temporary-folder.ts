/** The folder of the system for temporary files, where a browser keeps its profile. */
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import type { PrintProblem } from '../problem.ts';

/** What is wrong with it, if it is not there or takes no files. */
export function temporaryFolderProblem(folder = tmpdir()): PrintProblem | undefined {
  try {
    // What lies inside a folder can be asked for only where it is one.
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    const name = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';
    return {
      problem: 'browser-failed',
      message: `The folder for temporary files, ${folder}, is missing or cannot be written to: make it, or set ${name} to another.`,
    };
  }
}
