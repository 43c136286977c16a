/** The language server of the extension on the desktop. */
// Made when the extension is packed: the words and icons of cards.
import 'card-assets';
import { diskHost } from '../../../cli/language/host.ts';
import { serveStdio } from '../../../language/server/index.ts';

serveStdio(diskHost());
