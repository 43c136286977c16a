/** The server of the studio: gives a page of this machine its files, and the texts of one set. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '../../program/messages/index.ts';
import type { FreshAnswer, OpenAnswer } from '../server-messages.ts';
import { type Answer, json, refused, send } from './answers.ts';
import { hasKey, newKey, strangerIn } from './guard.ts';
import type { Host } from './host.ts';
import { pageFile } from './page-files.ts';

/** A server that listens. */
export interface Studio {
  /** The address of the page, with the key. */
  address: string;
  close(): Promise<void>;
}

/** The name of this machine for itself, which no other machine can reach. */
const HERE = '127.0.0.1';

/**
 * Starts the studio.
 * @param port where to listen; without it where there is room
 * @throws UserError if the port cannot be used
 */
export async function startStudio(host: Host, port = 0): Promise<Studio> {
  const key = newKey();
  const server = createServer((request, response) => {
    send(response, answerTo(host, key, request));
  });
  const { port: listening } = await listen(server, port);
  return {
    address: `http://${HERE}:${listening}/#${key}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, port: number): Promise<AddressInfo> {
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(new UserError(refusalOf(port, error))));
    server.listen(port, HERE, listening);
  });
  return server.address() as AddressInfo;
}

function refusalOf(port: number, { code, message }: NodeJS.ErrnoException): string {
  const other = 'Choose another with --port, or none.';
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. ${other}`;
  if (code === 'EACCES') return `Port ${port} is for the system only. ${other}`;
  return `The studio cannot listen at port ${port}: ${message}.`;
}

function answerTo(host: Host, key: string, request: IncomingMessage): Answer {
  const stranger = strangerIn(request, request.socket.localPort!);
  if (stranger !== undefined) return refused(403, stranger);
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith('/api/')) return pageFile(host.page, pathname, request.method);
  if (!hasKey(request, key))
    return refused(403, 'The key is missing: open the whole address that ecos studio printed.');
  if (pathname === '/api/set' && request.method === 'GET') return json(setOf(host));
  return refused(404, `There is nothing at ${pathname}.`);
}

function setOf({ set, version }: Host): OpenAnswer | FreshAnswer {
  if (!set) return { fresh: true, version };
  const { name, folder, writable } = set;
  return { name, folder, writable, version, ...set.read() };
}
