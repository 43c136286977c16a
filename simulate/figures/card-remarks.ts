/** Sentences about cards that win too much or too little, stay in hand, or trigger themselves. */
import { pluralize } from '../../program/messages/index.ts';
import { FALSE_DISCOVERY_RATE, FEWEST_GAMES, standsOut } from '../statistics/certainty.ts';
import { type CardFindings, type CardSums, cardLift, isInNamedHand, winsWith } from './cards.ts';
import { listed, percent, signedNumber } from './labels.ts';
import { hasHands } from './operations.ts';
import { markCard, type Remark, type SectionInput } from './section.ts';

type CardInput = SectionInput<CardSums, CardFindings>;

/** How many cards have a sentence of their own. */
const MOST_SENTENCES = 10;

/** Cards that are too strong or too weak, of which only few are expected to be wrong; the furthest from a fair share first. */
export function strengthRemarks({ run, findings }: CardInput): (string | Remark)[] {
  const named = run.subject.cards
    .filter((_, at) => standsOut(findings.cards[at]))
    .map((card) => ({ card, ...cardLift(run, card) }))
    .toSorted((a, b) => Math.abs(b.winLift) - Math.abs(a.winLift) || a.card - b.card);
  const sentences = named.slice(0, MOST_SENTENCES).map(({ card, winLift, low, high }): Remark => {
    const wins = winLift > 0 ? 'more' : 'less';
    const [lift, ...bounds] = [winLift, ...(winLift > 0 ? [low, high] : [high, low])].map((share) =>
      Math.round(Math.abs(share) * 100),
    );
    const { number, feature } = run.tables.cards[card];
    const [noun, played] = feature ? ['feature', 'laid'] : ['card', 'in play'];
    const idle =
      run.tally.cards[card].inPlay === 0 ? ` It was never ${played}, so its effect is not the reason.` : '';
    const text = `A seat that begins with ${noun} ${markCard(number)} wins clearly ${wins} often: ${lift} percentage points ${winLift > 0 ? 'above' : 'below'} a fair share (${bounds.join(' to ')}; ${winsWith(run, card).games} games).${idle}`;
    return { text, wins };
  });
  const others = named
    .slice(MOST_SENTENCES)
    .map(({ card, winLift }) => `${markCard(run.tables.cards[card].number)} (${signedNumber(winLift)})`);
  const says = `Other cards that win more or less than they should (of all cards named, one in ${1 / FALSE_DISCOVERY_RATE} is expected to be wrong)`;
  return [...sentences, ...listed(says, others)];
}

/** Explains that cards in named hands are not judged separately from their hands. */
export function namedHandRemarks({ run, names }: CardInput): string[] {
  const { subject, options } = run;
  if (!subject.cards.some((card) => isInNamedHand(run, card))) return [];
  const named = subject.hands.filter(({ word }) => options.hands?.includes(word.name));
  const all = named.map(({ word }) => names.hand(word.name)).join(', ');
  return [`No card of ${all || 'the named hands'} is judged alone, because it wins what its hand wins.`];
}

/** Says whose figures are left out, because bots do nothing by hand (L60). */
export function byHandRemarks({ run: { subject, effects, tables } }: CardInput): string[] {
  const all = subject.cards.filter((card) => hasHands(effects[card]));
  const list = all.map((card) => markCard(tables.cards[card].number));
  return listed('Bots do not do what is said by hand, so figures leave these cards out', list);
}

/** A card is reported as staying in hand if it certainly does so in more than this share of the games it begins in hand. */
const STUCK_SHARE = 0.7;

/** Cards that stay in the hand they began in, the least used first. */
export function deadRemarks({ findings: { cards } }: CardInput): string[] {
  const stay = cards
    .filter(({ held, dead: { low } }) => held >= FEWEST_GAMES && low > STUCK_SHARE)
    .toSorted((a, b) => b.dead.share - a.dead.share || a.number - b.number);
  const list = stay.map(({ number, held, dead: { share }, came }) => {
    const comes = share === 1 ? '' : `, else used after ${pluralize(came.p50, 'draw')}`;
    return `${markCard(number)} (${percent(share)} % of ${held} games${comes})`;
  });
  return listed('Cards that stay in the hand they began in', list);
}

/** A card that runs this often on one draw triggers itself, directly or through other cards. */
const LOOP_RUNS = 10;

export function circleRemarks({ findings: { cards } }: CardInput): string[] {
  const [most, ...others] = cards
    .filter(({ mostOnDraw }) => mostOnDraw >= LOOP_RUNS)
    .toSorted((a, b) => b.mostOnDraw - a.mostOnDraw);
  if (!most) return [];
  const list = others.map(({ number }) => markCard(number)).join(', ');
  const along = list === '' ? '' : `, together with ${list}`;
  return [
    `Card ${markCard(most.number)} triggers itself in a loop: it ran up to ${most.mostOnDraw} times on one draw, and more than once on ${most.again}${along}.`,
  ];
}
