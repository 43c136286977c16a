/** Hints: which option a bot would choose for a person, and why, in words. */
import { type DecisionKind, questionFacts } from '../program/index.ts';
import type { BotName, OptionValues } from '../runtime/index.ts';
import type { CardBook } from './card-book.ts';
import { answeringEntries, makeMenu, wayTo } from './decision/menu.ts';
import { menuContext, type Position } from './decision/question.ts';
import { lineText } from './events/parts.ts';
import type { ChoiceEntry } from './messages.ts';
import { previewOption } from './preview.ts';

/** The hint from a bot's evaluation of the pending decision. */
export function makeHint(position: Position, bot: BotName, thought: OptionValues) {
  const menu = makeMenu(menuContext(position));
  const option = position.game.asked.options.indexOf(thought.option);
  const { said } = previewOption(position, option);
  const { book } = position;
  const events = said.map(lineText).join(' ');
  const gives = book.wording.text('hint-gives', { amount: said.length, events });
  const compared = comparedWith(menu, option, thought, bot, position.game.asked.kind, book);
  return {
    bot,
    /** The option, and the path to it in the menu: `3: l11`. */
    option,
    way: wayTo(option, menu, book, sayEntry) ?? '',
    /** In sentences: the immediate result, and how the next best option compares. */
    reason: `${gives} ${compared}`,
  };
}

/** An entry with its key; a card without its costs, which one sees on it. */
const sayEntry = ({ key, card, name, head }: ChoiceEntry) => `${key}: ${card === undefined ? head : name}`;

/** The option that a bot would choose, and why. The bot knows no more than the person. */
export type BotHint = ReturnType<typeof makeHint>;

/** How far the next best option is behind. Options that look the same to people count as one. */
function comparedWith(
  menu: readonly ChoiceEntry[],
  option: number,
  { worths }: OptionValues,
  name: BotName,
  asked: DecisionKind,
  { wording }: CardBook,
): string {
  const bot = name.split(':')[0]!;
  if (!worths) return wording.text('hint-any', { bot });
  const worthOf = ({ options }: ChoiceEntry) => Math.max(...options.map((one) => worths[one]!));
  const [next] = answeringEntries(menu)
    .filter((entry) => !entry.options.includes(option) && worthOf(entry) > Number.NEGATIVE_INFINITY)
    .sort((a, b) => worthOf(b) - worthOf(a));
  if (!next) return wording.text('hint-only', { bot });
  const lead = worths[option]! - worthOf(next);
  const { byRule } = questionFacts(asked);
  // Numbers of a rule of thumb mean nothing but an order.
  const amount = Math.max(0, byRule ? Math.sign(lead) : Math.round(lead * 10) / 10);
  return wording.text('hint-compared', { bot, by: byRule ? 'rule' : 'points', amount, next: next.name });
}
