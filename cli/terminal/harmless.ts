/**
 * Takes the orders out of what is shown: names of files, titles and data are anybody's text, and terminals and CI services
 * act on some of it.
 */

/** What a terminal would act on, but for colours and styles of ours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ORDERS = /\x1b(?!\[[\d;]*m)|[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9f]|\r(?!\n)/g;
/** What the log of a CI service would act on: `::error::` begins a line of GitHub's, `##vso[` and `##[` stand anywhere. */
const COMMANDS = /(?=::)(?<=^[^\S\n]*)|(?=#(?:vso)?\[)(?<=#)/gim;
/** Control characters and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/g;

const STAND_IN = '\u{fffd}';

/** Text for people, of one or more lines: a visible stand-in for, or before, what would be taken for an order. */
export function harmless(text: string): string {
  return withoutControls(text).replace(COMMANDS, STAND_IN);
}

/** Text whose lines are orders to a CI service on purpose: only what a terminal would act on gets a stand-in. */
export function withoutControls(text: string): string {
  return text.replace(ORDERS, STAND_IN);
}

/** A name on one line: with a visible stand-in for line ends, too. */
export function harmlessName(name: string): string {
  return name.replace(CONTROLS, STAND_IN);
}

/** JSON with every control character in its strings escaped: the same data. */
export function harmlessJson(json: string): string {
  return json.replace(
    /[\x7f-\x9f\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
