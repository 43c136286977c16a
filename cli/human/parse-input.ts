/** What a typed line means: an entry of the menu, a command, or why neither. */
import { orList } from '../../grammar/index.ts';
import { type Entry, headOf } from './menu.ts';
import { cut } from './screen/viewport.ts';

/** Commands beside the options, with what follows them and what they do. */
export const COMMANDS = {
  undo: { takes: '', does: 'take back your last choice, unless it revealed something hidden' },
  hint: { takes: '[bot]', does: 'ask a bot what it would choose: hint, or hint NAME' },
  card: { takes: 'name', does: 'the rules text of a card, by number or title: card 15' },
  cards: { takes: '', does: 'your hand and all cards in play, with their texts' },
  board: { takes: '', does: 'the whole board, as large as it fits, all options and all supplies' },
  log: { takes: '', does: 'what has happened so far, newest first' },
  help: { takes: '', does: 'this page' },
  quit: { takes: '', does: 'stop; you can resume the game later' },
} as const;
export type CommandName = keyof typeof COMMANDS;
const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export type Typed =
  | { is: 'nothing' }
  | { is: 'entry'; entry: Entry }
  | { is: 'command'; command: CommandName; rest: string }
  | { is: 'wrong'; why: string };

/**
 * Reads a line: a number, a command, or words of an option in any order. The beginning of a word is enough, but whole
 * words are preferred.
 */
export function parseInput(line: string, menu: readonly Entry[]): Typed {
  const text = line.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (text === '') return { is: 'nothing' };
  if (/^\d+$/.test(text)) return byNumber(Number(text), menu);
  const [, command, rest = ''] = /^(?:(hint|card) (.+))$/.exec(text) ?? [text, text];
  if (isCommand(command)) return { is: 'command', command, rest };
  const found = bestMatches(text, menu);
  if (found.length === 1) return found[0].typed;
  if (found.length === 0) {
    return {
      is: 'wrong',
      why: `"${text}" is neither an option nor a command. Type a number from 1 to ${menu.length}, the beginning of an option, or help.`,
    };
  }
  return {
    is: 'wrong',
    why: `"${text}" could be ${listed(found.map(({ name }) => name))}: type more of it, or its number.`,
  };
}

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word);
}

function byNumber(number: number, menu: readonly Entry[]): Typed {
  const entry = menu[number - 1];
  if (entry) return { is: 'entry', entry };
  const hasCard = menu.some(({ text }) => wordsOf(text).includes(`#${number}`));
  const card = hasCard ? ` For the card type #${number}.` : '';
  return { is: 'wrong', why: `There is no option ${number}: they go from 1 to ${menu.length}.${card}` };
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,.:()"]+/)
    .filter((word) => word !== '');
}

/** The words of an option that can be typed. */
const nameWords = (text: string): string[] => wordsOf(headOf(text));

/** The entries and commands that fit a line best, with how each is called in a message. */
function bestMatches(line: string, menu: readonly Entry[]): { name: string; typed: Typed }[] {
  const typed = wordsOf(line);
  const candidates = [
    ...menu.map((entry) => ({ name: entry.text, typed: { is: 'entry', entry } as const })),
    ...COMMAND_NAMES.map((command) => ({
      name: command,
      typed: { is: 'command', command, rest: '' } as const,
    })),
  ];
  const ranks: ((name: string) => boolean)[] = [
    (name) => nameWords(name).join(' ') === typed.join(' '),
    (name) => containsWords(nameWords(name), typed, (word, part) => word === part),
    (name) => containsWords(nameWords(name), typed, (word, part) => word.startsWith(part)),
  ];
  for (const fitsLine of typed.length > 0 ? ranks : []) {
    const found = candidates.filter(({ name }) => fitsLine(name));
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether each part is that of another word. */
function containsWords(
  words: readonly string[],
  parts: readonly string[],
  isPart: (word: string, part: string) => boolean,
): boolean {
  const left = [...words];
  return parts.every((part) => {
    const at = left.findIndex((word) => isPart(word, part));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const MOST_NAMED = 4;
const LONGEST_NAME = 30;

function listed(names: readonly string[]): string {
  const short = names.slice(0, MOST_NAMED).map((name) => cut(name, LONGEST_NAME));
  return orList(names.length > MOST_NAMED ? [...short, `${names.length - MOST_NAMED} more`] : short);
}

/** For the Tab key: the words the last word of a line could become, and that word. */
export function completions(line: string, menu: readonly Entry[]): [string[], string] {
  const word = line.split(' ').at(-1) ?? '';
  const words = new Set([...menu.flatMap(({ text }) => nameWords(text)), ...COMMAND_NAMES]);
  return [[...words].filter((one) => one.startsWith(word.toLowerCase())), word];
}
