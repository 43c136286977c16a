/** Hints: which option a bot would choose for a person, and why, in words. */
import type { BotName, DecisionKind, OptionValues } from '../runtime/index.ts';
import { answeringEntries, menuOf, wayTo } from './decision/menu.ts';
import { menuContext, type Position } from './decision/question.ts';
import { lineText } from './events/parts.ts';
import type { BotHint, ChoiceEntry } from './messages.ts';
import { previewOf } from './preview.ts';

/** How each kind of bot evaluates options. */
const LOOKS: Readonly<Record<string, string>> = {
  greedy: 'which looks ahead to the end of the effect',
  learned: 'which weighs what an option changes',
  mcts: 'which simulates the next ten draws many times',
};

/** Decisions that bots make by a rule of thumb instead of by points. */
const BY_RULE: ReadonlySet<DecisionKind> = new Set([
  'dial-card',
  'dial-reward',
  'cancel',
  'choose-active',
  'play-card',
  'rotate-card',
]);

/** The hint from a bot's evaluation of the pending decision. */
export function hintOf(position: Position, bot: BotName, thought: OptionValues): BotHint {
  const menu = menuOf(menuContext(position));
  const option = position.game.asked.options.indexOf(thought.option);
  const preview = previewOf(position, option);
  return {
    bot,
    option,
    way: wayTo(option, menu, ({ key }) => key) ?? '',
    reason: [
      givesOf(preview.said.map(lineText)),
      ...comparedWith(menu, option, thought, bot, position.game.asked.kind),
    ].join(' '),
    preview,
  };
}

/** The immediate result. */
const givesOf = (lines: readonly string[]): string =>
  lines.length === 0 ? 'At once it changes nothing.' : `At once: ${lines.join(' ')}`;

/** How far the next best option is behind. Options that look the same to people count as one. */
function comparedWith(
  menu: readonly ChoiceEntry[],
  option: number,
  { worths }: OptionValues,
  bot: BotName,
  asked: DecisionKind,
): string[] {
  const [kind] = bot.split(':');
  if (!worths) return [`${kind} takes any option without comparing them.`];
  const who = `${kind}, ${LOOKS[kind]},`;
  const ways = answeringEntries(menu).map(({ options, name }) => ({
    name,
    isOwn: options.includes(option),
    worth: Math.max(...options.map((one) => worths[one])),
  }));
  const own = ways.find(({ isOwn }) => isOwn)?.worth ?? 0;
  const others = ways.filter(({ isOwn, worth }) => !isOwn && worth > Number.NEGATIVE_INFINITY);
  const unseen = ways.length - 1 - others.length;
  const left = unseen > 0 ? [`It did not look at ${unseen} of the ${ways.length} options.`] : [];
  const next = others.toSorted((a, b) => b.worth - a.worth)[0];
  if (!next) return left;
  const ahead = Math.round((own - next.worth) * 10) / 10;
  if (BY_RULE.has(asked)) {
    const is = own > next.worth ? 'prefers it to' : 'finds it as good as';
    return [`By its rule of thumb, ${kind} ${is} the next best: ${next.name}.`];
  }
  const compared =
    ahead <= 0
      ? `${who} finds it as good as the next best: ${next.name}.`
      : `${who} puts it ${ahead} ${ahead === 1 ? 'point' : 'points'} ahead of the next best: ${next.name}.`;
  return [compared[0].toUpperCase() + compared.slice(1), ...left];
}
