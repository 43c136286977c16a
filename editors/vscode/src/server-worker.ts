/** The language server of the extension in a browser. */

// Packing the extension generates both: the message texts and icons of cards, and the bundled sets.
import 'card-assets';
import bundled from 'bundled-sets';
import { serveWorker } from '../../../language/server/worker.ts';
import { version } from '../../../package.json';
import { asset } from '../../../print/assets.ts';
import { adviceFrom } from '../../../words/advice/index.ts';

const advise = adviceFrom(() => asset('words')('hints.en'));
serveWorker(self as unknown as Parameters<typeof serveWorker>[0], version, bundled, advise);
