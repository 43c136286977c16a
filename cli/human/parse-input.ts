/** Reads a typed line: an entry of the menu, a command, or neither. */
import { orList } from '../../grammar/index.ts';
import type { MenuEntry } from '../../table/index.ts';
import { cut } from '../terminal/table.ts';

/** The commands, with their arguments and what they do. */
export const COMMANDS = {
  undo: { takes: '', does: 'take back your last choice, unless it revealed something hidden' },
  hint: { takes: '[bot]', does: 'ask a bot what it would choose: hint, or hint NAME' },
  card: { takes: 'name', does: 'the rules text of a card, by number or title: card 15' },
  cards: { takes: '', does: 'your hand and all cards in play, with their texts' },
  board: { takes: '', does: 'all of it again, with complete hexes if they fit' },
  log: { takes: '', does: 'what has happened so far' },
  help: { takes: '', does: 'this page' },
  quit: { takes: '', does: 'stop; you can resume the game later' },
} as const;
export type CommandName = keyof typeof COMMANDS;
const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export type PersonInput =
  | { is: 'nothing' }
  | { is: 'entry'; entry: MenuEntry }
  | { is: 'command'; command: CommandName; rest: string }
  | { is: 'wrong'; why: string };

/**
 * Reads a line: a number, a command, or words of an option in any order. The beginning of a word is enough, but whole
 * words are preferred.
 */
export function parseInput(line: string, menu: readonly MenuEntry[]): PersonInput {
  const text = line.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (text === '') return { is: 'nothing' };
  if (/^\d+$/.test(text)) return byNumber(Number(text), menu);
  const [, typed, rest = ''] = /^(hint|card) (.+)$/.exec(text) ?? [text, text];
  const command = COMMAND_NAMES.find((name) => name === typed);
  if (command) return { is: 'command', command, rest };
  const choices: { name: string; input: PersonInput }[] = [
    ...menu.map((entry) => ({ name: entry.head, input: { is: 'entry' as const, entry } })),
    ...COMMAND_NAMES.map((name) => ({ name, input: { is: 'command' as const, command: name, rest: '' } })),
  ];
  const byRank = Map.groupBy(choices, ({ name }) => rankOf(name, wordsOf(text)));
  const best = byRank.get(3) ?? byRank.get(2) ?? byRank.get(1) ?? [];
  if (best.length === 1) return best[0].input;
  const why =
    best.length > 1
      ? `"${text}" could be ${listed(best.map(({ name }) => name))}: type more of it, or its number.`
      : `"${text}" is neither an option nor a command. Type a number from 1 to ${menu.length}, the beginning of an option, or help.`;
  return { is: 'wrong', why };
}

function byNumber(number: number, menu: readonly MenuEntry[]): PersonInput {
  const entry = menu[number - 1];
  if (entry) return { is: 'entry', entry };
  const hasCard = menu.some(({ head }) => wordsOf(head).includes(`#${number}`));
  const card = hasCard ? ` For the card type #${number}.` : '';
  return { is: 'wrong', why: `There is no option ${number}: they go from 1 to ${menu.length}.${card}` };
}

/** The words of a name that a person can type. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[\s,.:()"]+/)
    .filter((word) => word !== '');
}

/**
 * How well typed words match a name: 3 if they are the whole name, 2 if it contains them, 1 if its words begin with them, else 0.
 */
function rankOf(name: string, typed: readonly string[]): number {
  const words = wordsOf(name);
  if (typed.length === 0) return 0;
  if (words.join(' ') === typed.join(' ')) return 3;
  if (typed.every((part) => words.includes(part))) return 2;
  return typed.every((part) => words.some((word) => word.startsWith(part))) ? 1 : 0;
}

/** The number of names that are listed, and the most columns of each. */
const MOST_NAMED = 4;
const LONGEST_NAME = 30;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const short = names.slice(0, MOST_NAMED).map((name) => cut(name, LONGEST_NAME));
  return orList(more > 0 ? [...short, `${more} more`] : short);
}
