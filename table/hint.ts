/** Hints: which option a bot would choose for a person, and why, in words. */
import { type DecisionKind, pluralize, questionFacts } from '../program/index.ts';
import type { BotName, OptionValues } from '../runtime/index.ts';
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
  const lines = said.map(lineText).join(' ');
  const compared = comparedWith(menu, option, thought, bot, position.game.asked.kind);
  return {
    bot,
    /** The option, and the path to it in the menu: `3: l11`. */
    option,
    way: wayTo(option, menu, ({ key }) => key) ?? '',
    /** In sentences: the immediate result, and how the next best option compares. */
    reason: `${said.length === 0 ? 'At once it changes nothing.' : `At once: ${lines}`} ${compared}`,
  };
}

/** The option that a bot would choose, and why. The bot knows no more than the person. */
export type BotHint = ReturnType<typeof makeHint>;

/** How far the next best option is behind. Options that look the same to people count as one. */
function comparedWith(
  menu: readonly ChoiceEntry[],
  option: number,
  { worths }: OptionValues,
  bot: BotName,
  asked: DecisionKind,
): string {
  const [kind] = bot.split(':');
  if (!worths) return `The bot ${kind} takes any option without comparing them.`;
  const worthOf = ({ options }: ChoiceEntry) => Math.max(...options.map((one) => worths[one]));
  const [next] = answeringEntries(menu)
    .filter((entry) => !entry.options.includes(option) && worthOf(entry) > Number.NEGATIVE_INFINITY)
    .sort((a, b) => worthOf(b) - worthOf(a));
  if (!next) return `The bot ${kind} compared it with nothing else.`;
  const lead = worths[option] - worthOf(next);
  const ahead = Math.round(lead * 10) / 10;
  const asGood = 'finds it as good as';
  const compared = questionFacts(asked).byRule
    ? `by its rule of thumb ${lead > 0 ? 'prefers it to' : asGood}`
    : ahead > 0
      ? `puts it ${pluralize(ahead, 'point')} ahead of`
      : asGood;
  return `The bot ${kind} ${compared} the next best: ${next.name}.`;
}
