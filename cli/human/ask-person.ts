/** Asks a person for one choice: shows the decision, reads the input, runs the commands. */
import { readBot } from '../../runtime/index.ts';
import { type CardBook, type LocalTable, lineText, type MenuEntry, wayTo } from '../../table/index.ts';
import { cardNumber, findCards, suggestTitle } from '../run/cards.ts';
import { BOARD_SIZES } from '../terminal/board/picture.ts';
import { type CommandName, type PersonInput, parseInput } from './parse-input.ts';
import type { Page, Terminal } from './terminal.ts';
import { type DecisionModel, decisionLines, decisionModel } from './transcript/decision.ts';
import { cardPage, cardsPage, helpPage } from './transcript/pages.ts';
import { wrapText } from './transcript/text.ts';

/** What a person has done: chosen, taken back the last choice, or stopped. */
export type PersonAnswer = 'chosen' | 'undone' | 'stop';

const PROMPT = '> ';

/** Asks the person at the terminal for a choice, and takes it to the table. `notice` is shown below the decision. */
export async function askPerson(
  table: LocalTable,
  terminal: Terminal,
  notice: readonly string[],
): Promise<PersonAnswer> {
  const { shown, book } = table;
  const start = decisionModel(shown, book);
  // What typed lines refer to.
  let model = start;
  let answer: PersonAnswer | Page = (columns) => [...decisionLines(start, columns), ...notice];
  while (typeof answer === 'function') {
    const line = await terminal.ask(answer, PROMPT);
    answer = line === null ? 'stop' : react(parseInput(line, model.menu));
  }
  return answer;

  function show(next: DecisionModel): Page {
    model = next;
    return (columns) => decisionLines(next, columns);
  }

  /** What the person has done, or the page that replies. */
  function react(typed: PersonInput): PersonAnswer | Page {
    switch (typed.is) {
      case 'nothing':
        return show(model);
      case 'wrong':
        return textPage(typed.why);
      case 'entry': {
        const { asks, options, next: menu } = typed.entry;
        if (options.length > 0) {
          table.answer(options[0], shown.v);
          return 'chosen';
        }
        return show({ ...start, menu, question: `${asks} (undo: choose another)` });
      }
      case 'command':
        return run(typed.command, typed.rest);
    }
  }

  function run(command: CommandName, rest: string): PersonAnswer | Page {
    switch (command) {
      case 'quit':
        return 'stop';
      case 'undo': {
        if (model !== start) return show(start);
        if (shown.undo !== true) return textPage(`You cannot take that back: ${shown.undo}.`);
        table.undo();
        return 'undone';
      }
      case 'hint':
        return textPage(hint(table, shown.v, start.menu, rest));
      case 'card':
        return cardsNamed(book, rest);
      case 'cards':
        return (columns) => cardsPage(model, columns);
      case 'board':
        return (columns) => decisionLines(model, columns, BOARD_SIZES);
      case 'log':
        if (model.said.length === 0) return textPage('Nothing has happened yet.');
        return (columns) => model.said.flatMap((event) => wrapText(lineText(event), columns));
      case 'help':
        return helpPage;
    }
  }
}

/** A page with a text. */
function textPage(text: string): Page {
  return (columns) => wrapText(text, columns);
}

/** The cards with this number or title, or a message if there are none. */
function cardsNamed(book: CardBook, name: string): Page {
  if (name === '') return textPage('Which card? Add its number or title, like card 15.');
  const all = [...book.cards.values()];
  const found = findCards(all, name);
  if (found.length > 0) return (columns) => found.flatMap((card) => cardPage(book, card.number, columns));
  const number = cardNumber(name);
  if (number !== undefined) return textPage(`There is no card ${number} in this game.`);
  return textPage(`There is no card "${name}" in this game. ${suggestTitle(all, name)}`.trim());
}

/** Suggests what a bot would choose, which knows no more than the person. */
function hint(table: LocalTable, v: number, menu: readonly MenuEntry[], name: string): string {
  const read = name === '' ? { bot: undefined } : readBot(name);
  if ('problem' in read) return `${read.problem}.`;
  const { bot, option } = table.hint(v, read.bot);
  return `${bot} would choose ${wayTo(option, menu, table.book)}.`;
}
