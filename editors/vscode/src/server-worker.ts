/** The language server of the extension in a browser. */

// Made when the extension is packed.
import bundled from 'bundled-sets';
import { serveWorker } from '../../../language/server/worker.ts';
import { version } from '../package.json';

serveWorker(self as unknown as Parameters<typeof serveWorker>[0], version, bundled);
