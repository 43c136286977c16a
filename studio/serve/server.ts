/** The server of the studio: serves the page its files, and the texts of one set. */
import { listen, newApp } from './app.ts';
import { newKey, serverOrigins } from './guard.ts';
import type { StudioHost } from './host.ts';
import { addRoutes } from './routes.ts';

/** The loopback address, which other machines cannot reach. */
const LOOPBACK = '127.0.0.1';

/**
 * Starts the studio.
 * @param port the port to listen on; 0 for any free one
 * @returns the address of the page, with the key, and what closes the server
 * @throws UserError if the port cannot be used
 */
export async function startStudio(host: StudioHost, port = 0) {
  const key = newKey();
  let origins: string[] = [];
  const { page, report } = host;
  const app = newApp({ name: 'studio', origins: () => origins, page, report });
  const end = addRoutes(app, host, key);
  const server = await listen(app, { port, address: LOOPBACK, name: 'studio' }).catch((error) => {
    end();
    throw error;
  });
  origins = serverOrigins([LOOPBACK, 'localhost'], server.port);
  return {
    address: `http://${LOOPBACK}:${server.port}/#${key}`,
    close: () => {
      end();
      return server.close();
    },
  };
}
