/** The server of the studio: serves the page its files, and the texts of one set. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { UserError } from '../../program/messages/index.ts';
import { type HttpAnswer, refused, send } from './answers.ts';
import { type Desk, deskOf } from './desk.ts';
import { hasKey, newKey, strangerIn } from './guard.ts';
import type { StudioHost } from './host.ts';
import { listen } from './listen.ts';
import { pageFile } from './page-files.ts';
import { ROUTES } from './routes.ts';

/** A listening server. */
export interface StudioServer {
  /** The address of the page, with the key. */
  address: string;
  close(): Promise<void>;
}

/** The loopback address, which other machines cannot reach. */
const HERE = '127.0.0.1';

/**
 * Starts the studio.
 * @param port the port to listen on; 0 for any free one
 * @throws UserError if the port cannot be used
 */
export async function startStudio(host: StudioHost, port = 0): Promise<StudioServer> {
  const desk = deskOf(host);
  const key = newKey();
  const server = createServer(async (request, response) => {
    const answer = await answered(desk, key, request, response);
    if (answer && !response.destroyed) send(response, answer);
  });
  const { port: listening } = await listen(server, { port, address: HERE, who: 'The studio' }).catch(
    (error: unknown) => {
      desk.close();
      throw error;
    },
  );
  return {
    address: `http://${HERE}:${listening}/#${key}`,
    close: () => {
      desk.close();
      return new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}

/** The answer to a request; undefined if it has already started. Never throws. */
async function answered(
  desk: Desk,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<HttpAnswer | undefined> {
  try {
    return await answerTo(desk, key, request, response);
  } catch (error) {
    if (error instanceof UserError) return refused(422, error.message);
    // The client went away in the middle of its request.
    if (request.destroyed && !request.complete) return undefined;
    desk.host.report(error);
    return refused(500, 'This is a bug in the studio; the terminal says more.');
  }
}

function answerTo(
  desk: Desk,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): HttpAnswer | undefined | Promise<HttpAnswer> {
  const stranger = strangerIn(request, request.socket.localPort!);
  if (stranger !== undefined) return refused(403, stranger);
  const url = URL.parse(request.url ?? '', 'http://localhost');
  if (!url) return refused(400, 'That is not an address.');
  const { pathname: path, searchParams: query } = url;
  if (!path.startsWith(API)) return pageFile(desk.host.page, path, request.method);
  if (!hasKey(request, key)) return refused(403, WITHOUT_KEY);
  const name = path.slice(API.length);
  const routes = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  const method = request.method ?? '';
  if (!routes) return refused(404, `There is nothing at ${path}.`);
  if (!Object.hasOwn(routes, method)) return refused(405, `${method} is not for ${path}.`);
  return routes[method]({ desk, request, response, query });
}

const API = '/api/';
const WITHOUT_KEY =
  'The key is missing or that of another studio, such as an earlier one: open the whole address that ecos studio printed.';
