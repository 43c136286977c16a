/** The rules text of `gain`. */
import { ENGINE_THINGS, type Op, type Per, type Reward } from '../../../program/index.ts';
import { type WordingContext, yes } from '../context.ts';
import { countPhrase, per } from '../counts.ts';
import { aside, type IconSubject, icon, join, type Phrase, plain } from '../parts.ts';
import type { ActionWording } from '../step-wording.ts';
import type { NamePhrase } from '../translation/translator.ts';

/** "gain 1 point per adjacent grassland". */
export const gain: ActionWording<'gain'> = {
  clause(step, wording) {
    const looked = lookedAt(step);
    if (looked !== undefined)
      return wording.say('look-at', { cards: wording.some(looked, (many) => wording.good('card', many)) });
    const all = step.rewards.map((one) => reward(one, wording));
    const rewards = step.choice ? wording.or(all) : wording.and(all);
    if (step.table) return byTable(step.table, step.per!, wording);
    const limits = limitsOf(step, wording);
    if (!step.per) return join([wording.say('gain', { rewards }), limits]);
    // One choice for the whole gain, not one for each time.
    const id = step.choice ? 'gain-choice-per' : 'gain-per';
    return join([wording.say(id, { rewards, per: per(step.per, wording) }), limits]);
  },
  // What is different each time is asked each time.
  alone(step, wording) {
    const isSame = step.rewards.length === 1 && !isMix(step.rewards[0]!);
    if (!step.per || step.choice || step.table || isSame) return undefined;
    const rewards = wording.and(step.rewards.map((one) => reward(one, wording)));
    const values = { rewards, per: per(step.per, wording) };
    return join([wording.say('gain-each-time', values), limitsOf(step, wording)]);
  },
  // `keep 1 if …` would say that all may look.
  after: (step, wording) => (lookedAt(step) === undefined ? [] : wording.say('keep-one')),
};

/** "gain 1, 3 or 6 points for 1, 2 or 3 or more lions" (L52), on a card "gain for lions" above the table. */
function byTable(table: readonly number[], { of }: Per, wording: WordingContext): Phrase {
  const figure = (amount: number): NamePhrase => ({ phrase: join([amount]), gender: '' });
  const points = wording.or([...table.slice(0, -1).map(figure), wording.points(table.at(-1)!)]);
  const counts = wording.text('counts-or-more', { counts: wording.or(table.map((_, i) => figure(i + 1))) });
  return wording.say('gain-table', {
    points: [{ part: 'table', points: table, none: wording.text('table-none'), text: plain(points.phrase) }],
    counts: [{ part: 'table', text: counts }],
    what: countPhrase(of, true, wording),
  });
}

/** How many cards to look at, if the step is nothing but that. */
function lookedAt({ rewards: [only, ...others], per: counted, atLeast, atMost }: Op<'gain'>) {
  const isMore = others.length > 0 || counted || atLeast !== undefined || atMost !== undefined;
  return !isMore && only?.gain === 'card' && only.amount === 1 ? only.of : undefined;
}

/** The limits of a gain: in words, and on a card as a sign. */
function limitsOf(step: Op<'gain'>, wording: WordingContext): Phrase {
  const given = (['atLeast', 'atMost'] as const).filter((which) => step[which] !== undefined);
  if (given.length === 0) return [];
  const each = yes(step.rewards.length > 1);
  const unit = unitOf(step);
  const signs = given.map((which): Phrase => {
    const number = step[which]!;
    if (unit?.icon !== 'points') return wording.say('limit-sign', { which, amount: number, each });
    return wording.say('limit-sign', { which, amount: wording.points(number), each });
  });
  const numbers = join(signs.flatMap((one, i) => (i === 0 ? [one] : [' · ', one])));
  const sign = unit && unit.icon !== 'points' ? [...numbers, icon(unit, '')] : numbers;
  return [icon({ icon: 'limit', sign }, plain(limitsInWords(step, each, wording)))];
}

/** What the limits of a gain count, if that is one thing. */
function unitOf({ rewards: [only, ...others] }: Op<'gain'>): IconSubject | undefined {
  if (others.length > 0) return undefined;
  switch (only!.gain) {
    case 'vp':
      return { icon: 'points', amount: 1 };
    case 'element':
      return { icon: 'elements', names: [only!.element] };
    case 'mix':
      return { icon: 'elements', names: only!.elements };
    case 'cube':
      return { icon: 'cube' };
    default:
      return { icon: 'card' };
  }
}

/** ", at least 2 points", ", 3 or 4 of each": applies to each reward separately (L23, L34). */
function limitsInWords(
  { rewards: [first, ...others], atLeast, atMost }: Op<'gain'>,
  each: string,
  wording: WordingContext,
): Phrase {
  const amount = atMost ?? atLeast!;
  const most = others.length === 0 && first!.gain === 'vp' ? wording.points(amount).phrase : amount;
  const between = ['exact', 'near'][amount - (atLeast ?? 0)] ?? 'range';
  const kind = atMost === undefined ? 'floor' : atLeast === undefined ? 'bound' : between;
  const or = wording.say('or', { next: most });
  return wording.say('limits', { kind, least: atLeast ?? 0, or, most, each });
}

const drawn = (what: IconSubject, words: Phrase): NamePhrase => ({
  phrase: [icon(what, plain(words))],
  gender: '',
});

const isMix = (one: Reward): boolean => one.gain === 'mix' && one.elements.length > 1;

const isThing = (name: string) => ENGINE_THINGS.some((thing) => thing === name);

function elements(name: string, amount: number, wording: WordingContext): NamePhrase {
  const values = { amount, name: wording.elementName(name), thing: yes(isThing(name)) };
  return drawn({ icon: 'element', name, amount }, wording.say('element-amount', values));
}

function reward(reward: Reward, wording: WordingContext): NamePhrase {
  const { amount } = reward.gain === 'card-to-play' ? { amount: 1 } : reward;
  switch (reward.gain) {
    case 'vp':
      return wording.points(amount);
    case 'element':
      return elements(reward.element, amount, wording);
    case 'mix':
      return mix(reward, wording);
    case 'card':
    case 'cube': {
      const what = wording.some(amount, (many) => wording.good(reward.gain, many));
      if (!('of' in reward) || reward.of === undefined) return what;
      const values = { what, amount: reward.of, each: yes(amount > 1) };
      return { phrase: wording.say('card-of', values), gender: what.gender };
    }
    case 'card-to-play': {
      const card = wording.article(wording.good('card'));
      return { phrase: wording.say('play-it', { card }), gender: card.gender };
    }
  }
}

/** "3 elements in any mix of sun and water"; a mix of one element needs no choice: "1 sun or water element". */
function mix(
  { elements: names, amount }: Extract<Reward, { gain: 'mix' }>,
  wording: WordingContext,
): NamePhrase {
  if (names.length === 1) return elements(names[0]!, amount, wording);
  const last = names.length - 1;
  // The word "element" appears once: with the first or the last, depending on the language.
  const thing = yes(names.some(isThing));
  const each = names.map((element, i): NamePhrase => {
    const name = wording.elementName(element);
    const place = i === 0 ? 'first' : i === last ? 'last' : 'between';
    const words =
      amount === 1
        ? wording.say('element-of-choice', { name, thing, place })
        : wording.say('element-in-mix', { name });
    return drawn({ icon: 'element', name: element, amount: 1 }, words);
  });
  // A card has no 1 before elements.
  const phrase =
    amount === 1
      ? join([aside(wording.text('mix-one')), ' ', wording.or(each).phrase])
      : wording.say('mix', { amount, elements: wording.and(each) });
  return { phrase, gender: '' };
}
