/** Colours of the terminal; plain text where the stream is no terminal or `NO_COLOR` is set. */
import { styleText } from 'node:util';

/** A colour or several styles at once. */
export type Style = Parameters<typeof styleText>[0];

/** Styles a text for the stream it goes to, standard output unless said otherwise. */
export function styled(style: Style, text: string, stream: NodeJS.WritableStream = process.stdout): string {
  return styleText(style, text, { stream });
}
