/** Terminal colours; plain text if the stream is not a terminal or `NO_COLOR` is set. */
import { styleText } from 'node:util';

/** A colour or several styles at once. */
export type Style = Parameters<typeof styleText>[0];

/** Styles a text for an output stream, by default standard output. */
export function styled(style: Style, text: string, stream: NodeJS.WritableStream = process.stdout): string {
  return styleText(style, text, { stream });
}

/** The mark at the beginning of a result line. */
export function mark(
  result: 'fine' | 'doubtful' | 'wrong',
  stream: NodeJS.WritableStream = process.stdout,
): string {
  const [colour, sign] = ({ fine: ['green', '✓'], doubtful: ['yellow', '!'], wrong: ['red', '✗'] } as const)[
    result
  ];
  return styled(colour, sign, stream);
}
