/** Sentences about what never happened: cards that did nothing, and steps that never ran. */
import { type Facts, type RemarkText, times } from './remark.ts';
import { unreachedSteps } from './unreached-steps.ts';

/** The ways in which a card can do nothing, and what is said of one card and of several. */
const IDLE: readonly {
  isFeature: boolean;
  wasInPlay: boolean;
  one(name: string, games: string): string;
  several: string;
}[] = [
  {
    ...{ isFeature: false, wasInPlay: false, several: 'Cards never in play' },
    one: (name) => `Card ${name} was never in play.`,
  },
  {
    ...{ isFeature: false, wasInPlay: true, several: 'Cards in play and never completed' },
    one: (name, games) => `Card ${name} was in play in ${games} and never completed.`,
  },
  {
    ...{ isFeature: true, wasInPlay: false, several: 'Features never laid' },
    one: (name) => `Feature ${name} was never laid.`,
  },
  {
    ...{ isFeature: true, wasInPlay: true, several: 'Features that were laid and gave nothing' },
    one: (name, games) => `Feature ${name} was laid in ${games} and gave nothing.`,
  },
];

/** Cards that did nothing in any game, in one sentence for all to which the same happened. */
export function idle({ run: { tables, tally, subject }, names }: Facts): RemarkText[] {
  const none = subject.cards
    .filter((card) => tally.cards[card].runs === 0)
    .map((card) => {
      const { number, feature } = tables.cards[card];
      const { inPlay } = tally.cards[card];
      return { name: names.card(number), isFeature: feature !== null, inPlay, games: times(inPlay) };
    });
  return IDLE.flatMap(({ isFeature, wasInPlay, one, several }) => {
    const alike = none.filter((card) => card.isFeature === isFeature && card.inPlay > 0 === wasInPlay);
    const [first] = alike;
    if (first === undefined) return [];
    const list = alike.map(({ name, games }) => (wasInPlay ? `${name} (${games})` : name)).join(', ');
    const text = alike.length === 1 ? one(first.name, first.games) : `${several}: ${list}.`;
    return [{ text, unused: true }];
  });
}

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
