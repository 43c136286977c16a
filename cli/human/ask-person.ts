/** Asks a person for one choice: shows the screen, reads the input, runs the commands. */
import { pluralize } from '../../program/messages/index.ts';
import { readBot } from '../../runtime/index.ts';
import { type CardBook, type LocalTable, type MenuEntry, wayTo } from '../../table/index.ts';
import { suggestTitle, withTitle } from '../run/cards.ts';
import { type CommandName, type PersonInput, parseInput } from './parse-input.ts';
import { COMMAND_PAGES, cardPage } from './screen/pages.ts';
import { type ScreenModel, screenModel } from './screen/panel.ts';
import { screenLines } from './screen/screen.ts';
import { type Viewport, wrapText } from './screen/viewport.ts';
import type { Draw, Terminal } from './terminal.ts';

/** What a person has done: chosen, taken back the last choice, or stopped. */
export type PersonAnswer = 'chosen' | 'undone' | 'stop';

/** What the screen shows, and the model that typed lines refer to. */
interface Page {
  model: ScreenModel;
  draw: Draw;
  /** The next page after Enter; by default the screen. */
  onEnter?(viewport: Viewport): Page;
}

const PROMPT = '> ';

/** Asks the person at the screen for a choice, and takes it to the table. `notice` is shown on the first screen. */
export async function askPerson(
  table: LocalTable,
  terminal: Terminal,
  notice: string,
): Promise<PersonAnswer> {
  const { shown, book } = table;
  const start = screenModel(shown, book);
  let page = screenPage(start, notice);
  for (;;) {
    const line = await terminal.ask(page.draw, PROMPT);
    if (line === null) return 'stop';
    const next = react(parseInput(line, page.model.menu));
    if (typeof next === 'string') return next;
    page = next;
  }

  function react(typed: PersonInput): PersonAnswer | Page {
    switch (typed.is) {
      case 'nothing':
        return page.onEnter?.(terminal.viewport()) ?? screenPage(page.model);
      case 'wrong':
        return reply(page.model, typed.why);
      case 'entry': {
        const { text, options, next: menu } = typed.entry;
        if (options.length > 0) {
          table.answer(options[0], shown.v);
          return 'chosen';
        }
        return screenPage({ ...start, menu, question: `Move the ${text}. Where to? (undo: choose another)` });
      }
      case 'command':
        return run(typed.command, typed.rest);
    }
  }

  function run(command: CommandName, rest: string): PersonAnswer | Page {
    const { model } = page;
    switch (command) {
      case 'quit':
        return 'stop';
      case 'undo': {
        if (model.menu !== start.menu) return screenPage(start);
        if (shown.undo !== true) return reply(model, `You cannot take that back: ${shown.undo}.`);
        table.undo();
        return 'undone';
      }
      case 'hint':
        return reply(model, hint(table, shown.v, start.menu, rest));
      case 'card': {
        const found = cardsNamed(book, rest);
        if (typeof found === 'string') return reply(model, found);
        return longPage(model, (viewport) => found.flatMap((number) => cardPage(book, number, viewport)));
      }
      default:
        return longPage(model, (viewport) => COMMAND_PAGES[command](model, viewport));
    }
  }
}

function screenPage(model: ScreenModel, notice = ''): Page {
  return { model, draw: (viewport) => screenLines(model, viewport, notice) };
}

/** Replies to a typed line: below the options on a screen, or on its own without a screen. */
function reply(model: ScreenModel, notice: string): Page {
  return {
    model,
    draw: (viewport) =>
      viewport.rows === Infinity ? wrapText(notice, viewport.columns) : screenLines(model, viewport, notice),
  };
}

/** Lines below a page: a blank one, what Enter does, and the prompt. */
const BELOW_PAGE = 3;

/** Shows lines instead of the screen, one page of them at a time. */
function longPage(model: ScreenModel, draw: Draw, from = 0): Page {
  const nextOf = ({ rows }: Viewport): number => from + Math.max(1, rows - BELOW_PAGE);
  return {
    model,
    draw: (viewport) => {
      const lines = draw(viewport);
      if (viewport.rows === Infinity) return lines;
      const left = lines.length - nextOf(viewport);
      const enter = left > 0 ? `Enter: ${pluralize(left, 'more line')}` : 'Enter: back';
      return [...lines.slice(from, nextOf(viewport)), '', viewport.paint('dim', enter)];
    },
    onEnter: (viewport) => {
      const next = nextOf(viewport);
      return next < draw(viewport).length ? longPage(model, draw, next) : screenPage(model);
    },
  };
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
