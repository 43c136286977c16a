/** What our servers have in common: whom they answer, the headers of their answers, and where they listen. */
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { type Env, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import { UserError } from '../../program/messages/index.ts';
import { pageFile, refuseWith } from './answers.ts';
import { strangerTo } from './guard.ts';

/** The settings of a server. */
export interface AppOptions {
  /** Its name in messages: `studio`. */
  name: string;
  /** The origins of its pages, once it listens. */
  origins(): readonly string[];
  /** The origin in front of a proxy, if there is one: some proxies forward requests under another host name. */
  front?: string;
  /** The files of its page by path. */
  page: ReadonlyMap<string, Uint8Array>;
  /** Reports an unexpected error on the terminal. */
  report(error: unknown): void;
}

const SELF_SOURCE = ["'self'"];
const NO_SOURCE = ["'none'"];

/** What a page may do: load its own files. */
export const SECURITY_POLICY = {
  defaultSrc: NO_SOURCE,
  scriptSrc: SELF_SOURCE,
  workerSrc: SELF_SOURCE,
  styleSrc: SELF_SOURCE,
  fontSrc: SELF_SOURCE,
  imgSrc: ['data:', 'blob:'],
  connectSrc: SELF_SOURCE,
  manifestSrc: SELF_SOURCE,
  baseUri: NO_SOURCE,
  formAction: NO_SOURCE,
};

/** Only the page itself may load answers. No other page may embed it. */
const SECURE_HEADERS = {
  contentSecurityPolicy: { ...SECURITY_POLICY, frameAncestors: NO_SOURCE },
  // A proxy in front of the server decides about HTTPS.
  strictTransportSecurity: false,
};

/** A server without routes: it refuses requests from elsewhere, and answers with the files of its page. */
export function newApp<Of extends Env>({ name, origins, front, page, report }: AppOptions) {
  const app = new Hono<Of & { Bindings: HttpBindings }>();
  app.use(secureHeaders(SECURE_HEADERS), async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  app.use(async ({ req }, next) => {
    const refusal = strangerTo(origins(), req.header(), name, front);
    if (refusal !== undefined) return refuseWith(403, refusal);
    return req.path.startsWith('//') ? refuseWith(400, 'That is not an address.') : next();
  });
  const isNotFor = ({ method, path }: { method: string; path: string }) =>
    refuseWith(405, `${method} is not for ${path}.`);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: ({ req }) => isNotFor(req) }));
  app.notFound(({ req }) => pageFile(page, req.path, req));
  app.onError((error) => {
    if (error instanceof HTTPException) return refuseWith(error.status, error.message);
    if (error instanceof UserError) return refuseWith(422, error.message);
    report(error);
    return refuseWith(500, `This is a bug in the ${name}; its terminal says more.`);
  });
  return app;
}

/** The port and address of a server, and its name in messages. */
export interface Listening {
  /** 0 for any free port. */
  port: number;
  address: string;
  name: string;
}

/** A server that listens. */
export interface Server {
  port: number;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** @throws UserError if the port or the address cannot be used */
export async function listen(options: Parameters<typeof serve>[0], place: Listening): Promise<Server> {
  const { port, address } = place;
  return new Promise((listening, failed) => {
    const server = serve({ ...options, port, hostname: address }, (info: AddressInfo) =>
      listening({
        port: info.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
    server.once('error', (error) => failed(new UserError(refusalOf(place, error))));
  });
}

function refusalOf({ port, address, name }: Listening, { code, message }: NodeJS.ErrnoException): string {
  const other = 'Choose another with --port, or none.';
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. ${other}`;
  if (code === 'EACCES') return `Port ${port} is reserved for the system. ${other}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL')
    return `${address} is not an address of this machine: --address 0.0.0.0 means all of them.`;
  return `The ${name} cannot listen at port ${port}: ${message}.`;
}
