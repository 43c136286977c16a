/** The language server of the extension on the desktop. */
// Packing the extension generates this module: the message texts and icons of cards.
import 'card-assets';
import { diskHost } from '../../../cli/language/host.ts';
import { serveStdio } from '../../../language/server/index.ts';

serveStdio(diskHost());
