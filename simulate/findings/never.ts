/** Sentences about what never happened: cards that did nothing, and steps that never ran. */
import { type Facts, type RemarkText, times } from './remark.ts';
import { unreachedSteps } from './unreached-steps.ts';

/** Cards that did nothing in any game, in one sentence for all to which the same happened. */
export function idle({ run: { tables, tally, subject }, names }: Facts): RemarkText[] {
  const none = subject.cards.filter((card) => tally.cards[card].runs === 0);
  return IDLE.flatMap(({ noun, happened, isFeature, wasInPlay }) => {
    const all = none.filter(
      (card) =>
        (tables.cards[card].feature !== null) === isFeature && tally.cards[card].inPlay > 0 === wasInPlay,
    );
    const [only] = all;
    if (only === undefined) return [];
    const name = (card: number) => names.card(tables.cards[card].number);
    const text =
      all.length === 1
        ? `${noun} ${name(only)} was ${happened(wasInPlay ? ` in ${times(tally.cards[only].inPlay)}` : '')}.`
        : `${noun}s ${happened('')}: ${all.map((card) => `${name(card)}${wasInPlay ? ` (${times(tally.cards[card].inPlay)})` : ''}`).join(', ')}.`;
    return [{ text, unused: true }];
  });
}

/** How a card can do nothing; `in how many games` begins with a space. */
const IDLE: readonly {
  noun: string;
  isFeature: boolean;
  wasInPlay: boolean;
  happened: (inGames: string) => string;
}[] = [
  { noun: 'Card', isFeature: false, wasInPlay: false, happened: () => 'never in play' },
  {
    ...{ noun: 'Card', isFeature: false, wasInPlay: true },
    happened: (inGames) => `in play${inGames} and never completed`,
  },
  { noun: 'Feature', isFeature: true, wasInPlay: false, happened: () => 'never laid' },
  {
    ...{ noun: 'Feature', isFeature: true, wasInPlay: true },
    happened: (inGames) => `laid${inGames} and gave nothing`,
  },
];

/** The steps of a card that never ran, and why. */
export function unreached({ run: { tables, tally, effects }, names }: Facts, card: number): RemarkText[] {
  const { number, feature } = tables.cards[card];
  const { runs } = tally.cards[card];
  const never = runs === 0 ? [] : unreachedSteps(effects[card], tally.cards[card]);
  if (never.length === 0) return [];
  const steps = never.map(({ step, operation }) => `${step} (${operation})`).join(', ');
  const [noun, verb] = never.length === 1 ? ['step', 'was'] : ['steps', 'were'];
  const why = [...new Set(never.flatMap(({ reason }) => reason || []))].join('; ');
  const ran = runs === 1 ? 'once' : `${runs} times`;
  const name = `${feature ? 'Feature' : 'Card'} ${names.card(number)}`;
  return [{ text: `${name} ran ${ran}, but its ${noun} ${steps} ${verb} never reached: ${why}.` }];
}
