/** What a typed line means: an entry of the menu, a command, or why neither. */
import type { Entry } from './screen/menu.ts';

/** Commands beside the options, with what follows them and what they do. */
export const COMMANDS = {
  undo: { takes: '', does: 'take back your last choice, while nothing hidden has been seen since' },
  hint: { takes: '[bot]', does: 'ask a bot what it would choose: hint, or hint NAME' },
  card: { takes: 'name', does: 'the rules text of a card, by number or title: card 15' },
  cards: { takes: '', does: 'your hand and all cards in play, with their texts' },
  board: { takes: '', does: 'the whole board as large as it can be, all options and what is left' },
  log: { takes: '', does: 'what has happened so far, the newest first' },
  help: { takes: '', does: 'this list' },
  quit: { takes: '', does: 'stop; the game can be resumed' },
} as const;
export type CommandName = keyof typeof COMMANDS;

export type Typed =
  | { is: 'nothing' }
  | { is: 'entry'; entry: Entry }
  | { is: 'command'; command: CommandName; rest: string }
  | { is: 'wrong'; why: string };

/** Reads a line. A beginning is enough where nothing else begins so; a whole word always wins. */
export function parseInput(line: string, menu: readonly Entry[]): Typed {
  const text = line.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (text === '') return { is: 'nothing' };
  if (/^\d+$/.test(text)) return byNumber(Number(text), menu);
  const command = commandWithRest(text);
  if (command) return command;
  const whole = candidates(menu, (key) => key === text);
  const found = whole.length > 0 ? whole : candidates(menu, (key) => key.startsWith(text));
  if (found.length === 1) return found[0].typed;
  if (found.length === 0) {
    return { is: 'wrong', why: `"${text}" is neither an option nor a command. ${whatToType(menu)}` };
  }
  return {
    is: 'wrong',
    why: `"${text}" could be ${listed(found.map(({ name }) => name))}: type more of it, or its number.`,
  };
}

/** What can be typed here, in a sentence. */
function whatToType(menu: readonly Entry[]): string {
  return `Type a number from 1 to ${menu.length}, the beginning of an option, or help.`;
}

function byNumber(number: number, menu: readonly Entry[]): Typed {
  const entry = menu[number - 1];
  if (entry) return { is: 'entry', entry };
  const hasCard = menu.some(({ keys }) => keys.some((key) => key.startsWith(`#${number}`)));
  const card = hasCard ? ` For the card type #${number}.` : '';
  return { is: 'wrong', why: `There is no option ${number}: they go from 1 to ${menu.length}.${card}` };
}

/** A command that takes something, like `card 15`. */
function commandWithRest(text: string): Typed | undefined {
  const [, word, rest] = /^(hint|card) (.+)$/.exec(text) ?? [];
  if (word === undefined || rest === undefined) return undefined;
  return { is: 'command', command: word as CommandName, rest };
}

interface Candidate {
  name: string;
  typed: Typed;
}

function candidates(menu: readonly Entry[], fits: (key: string) => boolean): Candidate[] {
  const commands = (Object.keys(COMMANDS) as CommandName[]).filter(fits);
  return [
    ...menu
      .filter(({ keys }) => keys.some((key) => fits(key.toLowerCase())))
      .map((entry): Candidate => ({ name: entry.text, typed: { is: 'entry', entry } })),
    ...commands.map((command): Candidate => ({ name: command, typed: { is: 'command', command, rest: '' } })),
  ];
}

const MOST_NAMED = 4;
const LONGEST_NAME = 30;

function listed(names: readonly string[]): string {
  const short = names
    .slice(0, MOST_NAMED)
    .map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name));
  const more = names.length > MOST_NAMED ? ` or ${names.length - MOST_NAMED} more` : '';
  return `${short.join(' or ')}${more}`;
}

/** What a line could go on to, for the Tab key. */
export function completions(line: string, menu: readonly Entry[]): string[] {
  const text = line.toLowerCase();
  const keys = [...menu.flatMap((entry) => entry.keys.slice(0, 1)), ...Object.keys(COMMANDS)];
  return keys.filter((key) => key.toLowerCase().startsWith(text));
}
