/**
 * Makes text safe to print. File names, titles and data may contain control sequences for terminals and commands for CI
 * services.
 */

/** Control sequences of terminals, except colours and styles, and characters that change the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SEQUENCES = /\x1b(?!\[[\d;]*m)|[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9f\p{Bidi_C}]|\r(?!\n)/gu;
/** Commands in the log of a CI service: `::error::` at the start of a line for GitHub, `##vso[` and `##[` anywhere for Azure. */
const COMMANDS = /(?=::)(?<=^[^\S\n]*)|(?=#(?:vso)?\[)(?<=#)/gim;
/** Control characters, those that change the direction of text, and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\x00-\x1f\x7f-\x9f\u2028\u2029\p{Bidi_C}]/gu;

const REPLACEMENT = '\u{fffd}';

/** Text for people, of one or more lines: a replacement character for control sequences, or before CI commands. */
export function harmless(text: string): string {
  return withoutControls(text).replace(COMMANDS, REPLACEMENT);
}

/** Text with intended CI commands: replaces only control sequences. */
export function withoutControls(text: string): string {
  return text.replace(SEQUENCES, REPLACEMENT);
}

/** A name on one line: line ends are replaced, too. */
export function harmlessName(name: string): string {
  return name.replace(CONTROLS, REPLACEMENT);
}

/** JSON with every control character in its strings escaped: the same data. */
export function harmlessJson(json: string): string {
  return json.replace(
    /[\x7f-\x9f\u2028\u2029\p{Bidi_C}]/gu,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
