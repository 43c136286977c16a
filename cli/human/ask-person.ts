/** Asks a person for one choice: shows the decision, reads the input, runs the commands. */
import { readBot } from '../../runtime/index.ts';
import { type CardBook, type LocalTable, type MenuEntry, wayTo } from '../../table/index.ts';
import { suggestTitle, withTitle } from '../run/cards.ts';
import { SIZES } from '../terminal/board/picture.ts';
import { type CommandName, type PersonInput, parseInput } from './parse-input.ts';
import type { Terminal } from './terminal.ts';
import { type DecisionModel, decisionLines, decisionModel } from './transcript/decision.ts';
import { cardPage, cardsPage, helpPage, logPage } from './transcript/pages.ts';
import { wrapText } from './transcript/text.ts';

/** What a person has done: chosen, taken back the last choice, or stopped. */
export type PersonAnswer = 'chosen' | 'undone' | 'stop';

const PROMPT = '> ';

/** Asks the person at the terminal for a choice, and takes it to the table. `notice` is shown below the decision. */
export async function askPerson(
  table: LocalTable,
  terminal: Terminal,
  notice: string,
): Promise<PersonAnswer> {
  const { shown, book } = table;
  const start = decisionModel(shown, book);
  // What typed lines refer to.
  let model = start;
  let answer: PersonAnswer | string[] = [...show(start), ...(notice === '' ? [] : [notice])];
  while (Array.isArray(answer)) {
    const line = await terminal.ask(answer.join('\n'), PROMPT);
    answer = line === null ? 'stop' : react(parseInput(line, model.menu));
  }
  return answer;

  function show(next: DecisionModel): string[] {
    model = next;
    return decisionLines(next, terminal.columns());
  }

  /** What the person has done, or the lines that reply. */
  function react(typed: PersonInput): PersonAnswer | string[] {
    switch (typed.is) {
      case 'nothing':
        return show(model);
      case 'wrong':
        return wrapText(typed.why, terminal.columns());
      case 'entry': {
        const { text, options, next: menu } = typed.entry;
        if (options.length > 0) {
          table.answer(options[0], shown.v);
          return 'chosen';
        }
        return show({ ...start, menu, question: `Move the ${text}. Where to? (undo: choose another)` });
      }
      case 'command':
        return run(typed.command, typed.rest);
    }
  }

  function run(command: CommandName, rest: string): PersonAnswer | string[] {
    const columns = terminal.columns();
    switch (command) {
      case 'quit':
        return 'stop';
      case 'undo': {
        if (model !== start) return show(start);
        if (shown.undo !== true) return wrapText(`You cannot take that back: ${shown.undo}.`, columns);
        table.undo();
        return 'undone';
      }
      case 'hint':
        return wrapText(hint(table, shown.v, start.menu, rest), columns);
      case 'card': {
        const found = cardsNamed(book, rest);
        if (typeof found === 'string') return wrapText(found, columns);
        return found.flatMap((number) => cardPage(book, number, columns));
      }
      case 'cards':
        return cardsPage(model, columns);
      case 'board':
        return decisionLines(model, columns, SIZES);
      case 'log':
        return logPage(model, columns);
      case 'help':
        return helpPage(columns);
    }
  }
}

/** The numbers of the cards with this number or title, or a message if there are none. */
function cardsNamed({ cards }: CardBook, name: string): number[] | string {
  if (name === '') return 'Which card? Add its number or title, like card 15.';
  const number = /^#?(\d+)$/.exec(name)?.[1];
  if (number !== undefined)
    return cards.has(Number(number)) ? [Number(number)] : `There is no card ${number} in this game.`;
  const all = [...cards.values()];
  const found = withTitle(all, name).map((card) => card.number);
  return found.length > 0
    ? found
    : `There is no card "${name}" in this game. ${suggestTitle(all, name)}`.trim();
}

/** Suggests what a bot would choose, which knows no more than the person. */
function hint(table: LocalTable, v: number, menu: readonly MenuEntry[], name: string): string {
  const read = name === '' ? { bot: undefined } : readBot(name);
  if ('problem' in read) return `${read.problem}.`;
  const { bot, option } = table.hint(v, read.bot);
  return `${bot} would choose ${wayTo(option, menu)}.`;
}
