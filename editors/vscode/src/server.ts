/** The language server of the extension on the desktop. */
import { diskHost } from '../../../cli/language/host.ts';
import { serveStdio } from '../../../language/server/index.ts';

serveStdio(diskHost());
