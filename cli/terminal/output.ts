/** Makes text safe to print, styles it, and writes it to the terminal, or JSON instead; exit codes. */
import { styleText } from 'node:util';
import { UserError } from '../../program/messages/index.ts';

/**
 * Makes text safe to print. File names, titles and data may contain control sequences for terminals and commands for CI
 * services.
 */

/** Control sequences of terminals, except colours and styles, and characters that change the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SEQUENCES = /\x1b(?!\[[\d;]*m)|[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9f\p{Bidi_C}]|\r(?!\n)/gu;
/** Colours and styles. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const STYLES = /\x1b\[[\d;]*m/g;
/** Commands in the log of a CI service: `::error::` at the start of a line for GitHub, `##vso[` and `##[` anywhere for Azure. */
const COMMANDS = /(?=::)(?<=^[^\S\n]*)|(?=#(?:vso)?\[)(?<=#)/gim;
/** Control characters, those that change the direction of text, and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\x00-\x1f\x7f-\x9f\u2028\u2029\p{Bidi_C}]/gu;

const REPLACEMENT = '\u{fffd}';

/** Text for people, of one or more lines: a replacement character for control sequences, or before CI commands. */
export function escapeForTerminal(text: string): string {
  return text.replace(SEQUENCES, REPLACEMENT).replace(COMMANDS, REPLACEMENT);
}

/** A name on one line: line ends are replaced, too. */
export const escapeName = (name: string): string => name.replace(CONTROLS, REPLACEMENT);

/** JSON with every control character in its strings escaped: the same data. */
export function escapeJson(json: string): string {
  return json.replace(
    /[\x7f-\x9f\u2028\u2029\p{Bidi_C}]/gu,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A colour or several styles at once. */
export type Style = Parameters<typeof styleText>[0];

/** Styles a text for people. `print` and `printStderr` take the styles out again where the stream shows none. */
export const styled = (style: Style, text: string): string =>
  styleText(style, text, { validateStream: false });

const MARKS = { fine: ['green', '✓'], doubtful: ['yellow', '!'], wrong: ['red', '✗'] } as const;

/** The mark at the beginning of a result line. */
export function mark(result: keyof typeof MARKS): string {
  const [colour, sign] = MARKS[result];
  return styled(colour, sign);
}

/** Exit codes of every command. */
export const EXIT = { fine: 0, cardErrors: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command because of errors in its cards, which were already shown. */
export class CardErrors extends Error {}

/** Writes a text for people, with a line break at its end. */
export function write(stream: NodeJS.WritableStream, text: string): void {
  const hasStyles = styleText('bold', 'x', { stream }) !== 'x';
  // Before escaping, because a style could hide the beginning of a command for a CI service.
  const shown = escapeForTerminal(hasStyles ? text : text.replaceAll(STYLES, ''));
  stream.write(shown.endsWith('\n') ? shown : `${shown}\n`);
}

/** Writes a result for people. */
export const print = (text: string): void => write(process.stdout, text);

/** Writes a text unchanged, for files and other programs. */
export function printAsIs(text: string): void {
  process.stdout.write(text);
}

/** Writes the single JSON document of a command. */
export function printJson(value: unknown): void {
  printAsIs(`${escapeJson(JSON.stringify(value, null, 2))}\n`);
}

/** Writes to standard error anything that is not a result. */
export const printStderr = (text: string): void => write(process.stderr, text);

/** Reports an error while a command goes on. */
export function report(error: unknown): void {
  const bug = error instanceof Error ? error.stack : String(error);
  const isRefusal = error instanceof UserError;
  printStderr(`ecos: ${isRefusal ? error.message : `this is a bug of ecos, please report it: ${bug}`}`);
}

const PLAIN_WORD = /^[\w./:@%+,-]+$/;
const PLAIN_ON_WINDOWS = /^[\w./\\:@+,-]+$/;

/** A word of a command line, quoted if the shell would interpret something in it. */
export function shellWord(word: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return PLAIN_ON_WINDOWS.test(word) ? word : `"${word}"`;
  return PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A text with two more spaces before each line. */
export const indented = (text: string): string => text.replaceAll(/^/gm, '  ');
