/** Asks a person for one choice: shows the screen, reads what is typed, runs the commands. */
import { counted } from '../../program/index.ts';
import { BOT_NAMES, type BotName, readBot } from '../../runtime/index.ts';
import { suggestTitle, withTitle } from '../run/card-titles.ts';
import type { CardBook } from './card-book.ts';
import { type CommandName, parseInput, type Typed } from './parse-input.ts';
import type { Keyboard } from './screen/keyboard.ts';
import { type Entry, wayTo } from './screen/menu.ts';
import { boardPage, cardPage, cardsPage, helpPage, logPage } from './screen/pages.ts';
import { type ScreenModel, screenLines } from './screen/screen.ts';
import { sceneOf } from './screen/screen-model.ts';
import { type Viewport, wrapped } from './screen/viewport.ts';
import { botChoice, type Session, undo } from './session.ts';

/** What a person answers: an option, that the last choice was taken back, or that the game is to stop. */
export type Answer = { option: number } | 'undone' | 'stop';

/** What stands on the screen, and the scene that typed lines refer to. */
interface Page {
  scene: ScreenModel;
  lines(room: Viewport): string[];
  /** What Enter leads to; the screen without it. */
  onward?(room: Viewport): Page;
}

const PROMPT = '> ';
const HINTS_BY: BotName = 'greedy';

/** Asks the seat that is to choose. `notice` is said on the first screen. */
export async function askPerson(session: Session, keyboard: Keyboard, notice: string): Promise<Answer> {
  const whole = sceneOf(session);
  let shown = onScreen({ ...whole, notice });
  const show = (): void => keyboard.show(shown.lines(keyboard.room()));
  keyboard.onResize(show);
  for (;;) {
    show();
    const line = await keyboard.ask(PROMPT, shown.scene.menu);
    if (line === null) return 'stop';
    const typed = parseInput(line, shown.scene.menu);
    const next = react(typed, session, shown, whole, keyboard.room());
    if (next === 'stop' || next === 'undone' || 'option' in next) return next;
    shown = next;
  }
}

function react(
  typed: Typed,
  session: Session,
  shown: Page,
  whole: ScreenModel,
  room: Viewport,
): Answer | Page {
  const { scene } = shown;
  switch (typed.is) {
    case 'nothing':
      return shown.onward?.(room) ?? onScreen(scene);
    case 'wrong':
      return withNotice(scene, typed.why);
    case 'entry':
      return take(typed.entry, whole);
    case 'command':
      return run(typed.command, typed.rest, session, scene, whole);
  }
}

/** An option is chosen, or leads to another menu. */
function take({ text, options, next }: Entry, whole: ScreenModel): Answer | Page {
  const [option] = options;
  if (option !== undefined) return { option };
  return onScreen({ ...whole, menu: next, question: `${text} moves. Where to? (undo: another one)` });
}

function run(
  command: CommandName,
  rest: string,
  session: Session,
  scene: ScreenModel,
  whole: ScreenModel,
): Answer | Page {
  const page = (lines: Page['lines']): Page => onPage(scene, lines);
  switch (command) {
    case 'quit':
      return 'stop';
    case 'undo': {
      if (scene.menu !== whole.menu) return onScreen(whole);
      const reason = undo(session);
      return reason === null ? 'undone' : withNotice(scene, `You cannot take that back: ${reason}.`);
    }
    case 'hint':
      return withNotice(scene, hint(session, whole.menu, rest));
    case 'card': {
      const found = cardsNamed(session.book, rest);
      if (typeof found === 'string') return withNotice(scene, found);
      return page((room) => found.flatMap((number) => cardPage(session.book, number, room)));
    }
    case 'cards':
      return page((room) => cardsPage(scene, room));
    case 'board':
      return page((room) => boardPage(scene, room));
    case 'log':
      return page((room) => logPage(session.witnesses.get(scene.view.seat)?.news ?? [], room));
    case 'help':
      return page((room) => helpPage(BOT_NAMES, room));
  }
}

function onScreen(scene: ScreenModel): Page {
  return { scene: { ...scene, notice: '' }, lines: (room) => screenLines(scene, room) };
}

/** Says something: below the options on a terminal, alone where nothing is drawn again. */
function withNotice(scene: ScreenModel, notice: string): Page {
  const lines = (room: Viewport) =>
    room.rows === Infinity ? wrapped(notice, room.columns) : screenLines({ ...scene, notice }, room);
  return { scene, lines };
}

/** Below a page stand a blank, what Enter does, and the prompt. */
const BELOW_PAGE = 3;

/** Lines instead of the screen, as many at a time as there is room for. */
function onPage(scene: ScreenModel, all: Page['lines'], from = 0): Page {
  const height = ({ rows }: Viewport) => Math.max(1, rows - BELOW_PAGE);
  return {
    scene,
    lines: (room) => {
      const lines = all(room);
      if (room.rows === Infinity) return lines;
      const left = lines.length - from - height(room);
      const enter = left > 0 ? `Enter: ${counted(left, 'more line')}` : 'Enter: back';
      return [...lines.slice(from, from + height(room)), '', room.paint('dim', enter)];
    },
    onward: (room) => {
      const next = from + height(room);
      return next < all(room).length ? onPage(scene, all, next) : onScreen(scene);
    },
  };
}

/** The numbers of the cards that were named by number or title, or why there are none. */
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

/** What a bot would do; it knows no more than the person. */
function hint(session: Session, menu: readonly Entry[], name: string): string {
  const read = name === '' ? { bot: HINTS_BY } : readBot(name);
  if ('problem' in read) return `${read.problem}.`;
  return `${read.bot} would choose ${wayTo(botChoice(session, read.bot), menu)}.`;
}
