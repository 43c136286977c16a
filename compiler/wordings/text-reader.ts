/** Reads the sentences of a text, one after the other, in each way in which they can be read. */
import { isSound } from '../../grammar/index.ts';
import { MAX_BLOCK_DEPTH, Recent } from '../../program/index.ts';
import { Chart, type Found } from './chart.ts';
import { join, withStepsBefore } from './joins.ts';
import { cardAround } from './plain-card.ts';
import type { Table } from './table.ts';
import { LINE_END, type Word } from './words.ts';

/** A part of a text, in UTF-16 units. */
export interface TextPart {
  at: number;
  length: number;
}

/** A sentence that is not in the card language, and what it says in it. */
export interface WrittenPart extends TextPart {
  eco: string;
}

/** A word that does not fit, and the sentence that it stands in. */
export interface Stop extends TextPart {
  sentence: TextPart;
  /** Whether the sentence has more words than are read. */
  isLong: boolean;
}

/** Signs that end a sentence. */
const ENDS: ReadonlySet<string> = new Set(['.', '…', '!', ';', LINE_END]);
/** What the table writes for a sentence that says nothing of the effect. */
const LEFT = '@left';
/** What the table writes before a block of which one line is chosen. */
const WAYS = '@ways';
/** No more ways to read a text up to a word. */
const MOST_STATES = 12;
/** Nobody says more words in one sentence. */
const MOST_WORDS = 500;
/** No more blocks and parts in the card language are kept, so as not to be read again. */
const MOST_KEPT = 1000;

/** Something that says nothing of the effect, and what is to be named again in what is read: things, how many, what became of them. */
interface Story {
  part: TextPart;
  told: readonly string[];
}

/** What was read up to a word. */
export interface State {
  at: number;
  steps: readonly string[];
  left: readonly Story[];
  parts: readonly WrittenPart[];
}

/** A text while it is read. */
export class TextReader {
  readonly #text: string;
  readonly #words: readonly Word[];
  readonly #chart: Chart;
  readonly #table: Table;
  readonly #isRight: (part: TextPart) => boolean;
  /** Whether there are more blocks than can stand inside each other in any effect. */
  readonly #hasMany: boolean;
  readonly stops: Stop[] = [];
  /** What the first sentence that was not read says up to a word in it, the longest part first. */
  begun: readonly string[] = [];
  readonly #written = new Recent<boolean>(MOST_KEPT);
  readonly #blocks = new Recent<readonly State[]>(MOST_KEPT);
  #hasMore = false;

  constructor(text: string, words: readonly Word[], table: Table, isRight: (part: TextPart) => boolean) {
    this.#isRight = isRight;
    this.#text = text;
    this.#words = words;
    this.#chart = new Chart(table, words);
    this.#table = table;
    this.#hasMany = words.filter(({ text }) => text === '{').length > MAX_BLOCK_DEPTH;
  }

  /** Whether something can be read in more ways than are kept. */
  get isCut(): boolean {
    return this.#hasMore || this.#chart.isCut;
  }

  /** What the whole text can mean, without the sentences that were not read. */
  read(): State[] {
    // A brace too many ends no text.
    return this.#block(0).filter(({ at }) => this.#words[at] === undefined);
  }

  /** What the sentences from a word to the end of its block, or of the text, can mean. */
  #block(from: number): State[] {
    const ended: State[] = [];
    let states: State[] = [{ at: from, steps: [], left: [], parts: [] }];
    while (states.length > 0) {
      const open: State[] = [];
      for (const state of states) {
        const at = this.#behindEnds(state.at);
        ([undefined, '}'].includes(this.#words[at]?.text) ? ended : open).push({ ...state, at });
      }
      const next = new Map<string, State>();
      for (const state of open)
        for (const one of this.#sentences(state)) {
          const key = `${one.at} ${one.steps.join('; ')}`;
          if (next.has(key)) continue;
          if (next.size < MOST_STATES) next.set(key, one);
          else this.#hasMore = true;
        }
      if (next.size === 0 && ended.length > 0) return ended;
      states = next.size > 0 ? [...next.values()] : open.slice(0, 1).map((state) => this.#behindStop(state));
    }
    return ended;
  }

  #behindEnds(from: number): number {
    let at = from;
    while (ENDS.has(this.#words[at]?.text ?? '')) at++;
    return at;
  }

  /** The index of the sign that ends the sentence at a word, behind its blocks or before the first of them. */
  #endOf(at: number, hasBlocks = false): number {
    for (let end = at, depth = 0; ; end++) {
      const text = this.#words[end]?.text;
      const isEnd = text === '}' || (text === '{' && !hasBlocks) || ENDS.has(text ?? '');
      if (text === undefined || (isEnd && depth === 0)) return end;
      depth += text === '{' ? 1 : text === '}' ? -1 : 0;
    }
  }

  /** What is read with one more sentence, or with a story. */
  #sentences(state: State): State[] {
    if (this.#isEndless(state.at)) {
      this.#hasMore = true;
      return [];
    }
    const read = [...this.#instructions(state)];
    if (state.steps.length > 0) return read;
    const { furthest } = this.#chart;
    // "An elephant is born!" may be either.
    const mayTell = !this.#table.isPrinted && (read.length === 0 || this.#isTale(state.at));
    const story = mayTell ? this.#story(state, read.length > 0) : undefined;
    if (story) return [...read, story];
    this.#chart.furthest = furthest;
    return read;
  }

  /** Whether the sentence at a word is too long to be read. */
  #isEndless(at: number): boolean {
    return this.#endOf(at) - at > MOST_WORDS;
  }

  #has(category: string, at: number): boolean {
    return this.#chart.read(category, at).length > 0;
  }

  /** Whether something begins with what does it, or what it is done to, as "A lion dies". */
  #isTale(at: number): boolean {
    return ['placed', 'taken', 'victim'].some((category) => this.#has(category, at));
  }

  *#instructions(state: State): Generator<State> {
    const own = this.#endOf(state.at, true);
    const step = own - state.at > MOST_WORDS ? '#' : this.#between(state.at, own);
    // "# of lions" is no comment.
    if (!step.startsWith('#') && this.#isWritten(step) && this.#isRight(this.#partOf(state.at, own)))
      yield* this.#joined(state, step, own);
    for (const found of this.#chart.read('sentence', state.at))
      for (const { at, left } of this.#sentenceEnds(found.end)) {
        // Behind "Twice: place a lion; draw a card", nobody can tell where the block ends.
        const isMore = this.#words[at + 1] !== undefined && this.#words[at + 1]!.text !== LINE_END;
        const isOpenBlock =
          found.meaning.endsWith('}') &&
          (this.#words[at]?.text === ';' || (isMore && found.meaning.startsWith('repeat')));
        if (!this.#table.isPrinted && isOpenBlock && this.#between(state.at, at).includes(':')) continue;
        if (
          !this.#table.isPrinted &&
          (this.#isPartial(state, found, at) || this.#isUnclearSentence(state, found, at))
        )
          continue;
        const part = { ...this.#partOf(state.at, at), eco: found.meaning };
        const told = [...state.left, ...this.#asidesIn(found), ...left];
        for (const one of this.#joined({ ...state, left: told }, found.meaning, at))
          yield { ...one, parts: [...one.parts, part] };
      }
    for (const { end, meaning } of this.#hasMany ? [] : this.#heads(state.at)) {
      const open = [':', '-', '—'].includes(this.#words[end]?.text ?? '') ? end + 1 : end;
      if (this.#words[open]?.text !== '{' || this.#isUnclear(meaning, open)) continue;
      for (const inner of this.#blocks.getOrInsertComputed(`${open}`, () => this.#block(open + 1))) {
        const block = meaning === WAYS ? this.#ways(open, inner) : `${meaning} { ${inner.steps.join('; ')} }`;
        if (this.#words[inner.at]?.text === '}' && block !== undefined)
          for (const one of this.#joined(state, block, inner.at + 1))
            yield {
              ...one,
              left: [...one.left, ...inner.left],
              parts: [...one.parts, ...inner.parts],
            };
      }
    }
  }

  /** The lines of a block, one sentence each, as ways of which one is chosen. */
  #ways(open: number, { at, steps }: State): string | undefined {
    const signs = this.#words.slice(open + 1, at).map(({ text }) => text);
    const ends = signs.filter((sign) => sign === LINE_END).length;
    if (steps.length < 2 || (ends > 0 && ends + 1 !== steps.length) || signs.includes('{')) return undefined;
    return `either ${steps.map((one) => `{ ${one} }`).join(' or ')}`;
  }

  /** Whether a sentence without a verb can have another one than "gain" or "place": behind a story, or behind what was asked. */
  #isPartial({ steps, left }: State, found: Found, at: number): boolean {
    if (!isBare(found)) return false;
    const last = steps.at(-1);
    if (last === undefined && left.length > 0) return true;
    if (/\bper player\b/.test(found.meaning)) return true;
    const isExclaimed = this.#words[at]?.text === '!';
    return /^place [a-z]/.test(found.meaning) && (isExclaimed || /\b(?:if|per)\b/.test(last ?? ''));
  }

  /** Whether words in a sentence leave open what is meant, as "Remove a lion from the supply". */
  #isUnclearSentence({ steps }: State, { at, meaning }: Found, end: number): boolean {
    const said = `${steps.join('; ')} | ${meaning}`;
    const doubts = range(at, end).flatMap((i) => this.#chart.read('doubt', i));
    return doubts.some(({ row }) => this.#table.doubts.get(row!)?.test(said));
  }

  /** Whether this is a part of an effect in the card language. */
  #isWritten(eco: string): boolean {
    return this.#written.getOrInsertComputed(eco, () => isSound(cardAround(eco)));
  }

  /** What can stand before a block, in a person's words or in the card language. */
  *#heads(at: number): Generator<Pick<Found, 'end' | 'meaning'>> {
    yield* this.#chart.read('head', at);
    const end = this.#endOf(at);
    if (end === at || this.#words[end]?.text !== '{') return;
    const head = this.#between(at, end);
    if (this.#isWritten(`${head} { gain 1vp }`)) yield { end, meaning: head };
    else if (this.#isWritten(`if on the edge { gain 1vp } ${head} { gain 1vp }`))
      yield { end, meaning: `@${head}` };
  }

  /** Whether "you" stands between the braces of other players, where it may be they or the one whose card it is. */
  #isUnclear(head: string, open: number): boolean {
    if (this.#words[open]!.length === 0 || !/\bplayer/.test(head)) return false;
    return range(open, this.#endOf(open, true)).some((at) => this.#has('addressee', at));
  }

  /** Where some words are. */
  #partOf(from: number, to: number): TextPart {
    const [first, last] = [this.#words[from]!, this.#words[to - 1]!];
    return { at: first.at, length: last.at + last.length - first.at };
  }

  /** The text of some words. */
  #between(from: number, to: number): string {
    const { at, length } = this.#partOf(from, to);
    return this.#text.slice(at, at + length);
  }

  *#joined(state: State, meaning: string, at: number): Generator<State> {
    if (meaning === LEFT) yield { ...state, at, left: [...state.left, this.#left(state.at, at)] };
    else for (const steps of join(state.steps, withStepsBefore(meaning))) yield { ...state, at, steps };
  }

  /** Some words, as left out. */
  #left(from: number, end: number, told: readonly string[] = []): Story {
    return { part: this.#partOf(from, end), told };
  }

  /** The reasons and the like in a sentence. Their meaning is what they speak of. */
  #asidesIn({ at, end, meaning, row, slots }: Found): Story[] {
    return row?.category === 'aside'
      ? [this.#left(at, end, meaning === '' ? [] : [meaning])]
      : [...slots.values()].flatMap((slot) => this.#asidesIn(slot));
  }

  /** Where a sentence that was read up to a word ends: there, or behind fillers, a reason or the like. */
  *#sentenceEnds(at: number): Generator<{ at: number; left: readonly Story[] }> {
    if (this.#endOf(at) === at) {
      yield { at, left: [] };
      return;
    }
    for (const behind of this.#chart.behindFillers(at)) yield* this.#sentenceEnds(behind);
    for (const aside of this.#chart.read('aside', at))
      if (this.#endOf(aside.end) === aside.end) yield { at: aside.end, left: this.#asidesIn(aside) };
  }

  /**
   * With the sentence at a word left out, up to its colon if it has one, if it tells a story: nothing in it is an instruction or
   * begins as one, nobody of the game acts in it, and it does not begin with a word that a rule may depend on. What it tells of
   * things, as that one grows, is to be read again. @param isRead whether it is an instruction, too
   */
  #story(state: State, isRead: boolean): State | undefined {
    const { at } = state;
    const sentenceEnd = this.#endOf(at);
    const signAt = (sign: string) =>
      this.#words.findIndex(({ text }, i) => i > at && i < sentenceEnd && text === sign);
    // "Who is afraid of the lion?" ends a story; behind another question may stand what is done if so.
    const question = this.#has('question-of-story', at) ? signAt('?') : -1;
    const colon = signAt(':');
    const sign = question < 0 ? colon : question;
    const end = sign < 0 ? sentenceEnd : sign;
    const inside = range(at, end);
    const isIn = (category: string) => inside.some((i) => this.#has(category, i));
    const readAny = (...categories: string[]) =>
      categories.flatMap((category) => inside.flatMap((from) => this.#chart.read(category, from)));
    if (end === at || this.#words[sentenceEnd]?.text === '{') return undefined;
    // Before a colon, what does not begin as a tale may be a condition.
    if (end === colon && (!this.#has('title', at) || isIn('heading'))) return undefined;
    // "Twce: place a lion."
    if (end === colon && inside.some((i) => this.#table.spelling.isNearRule(this.#words[i]!.text)))
      return undefined;
    const isOpening = this.#has('amount-of-story', at) || this.#has('opening', at);
    if ((this.#has('rule-word', at) && !isOpening && question < 0) || isIn('rule-of-story')) return undefined;
    // A number of things is told again.
    if (inside.some((i) => this.#has('deed-of-story', i) && !this.#has('amount-of-story', i)))
      return undefined;
    const acts = inside.flatMap((i) => {
      const [shortest] = this.#chart.read('act', i).toSorted((a, b) => a.end - b.end);
      return shortest ?? [];
    });
    // An act that begins with what does it, or what it is done to, can be a part of the story.
    const deeds = acts.filter((act) => this.#isTale(act.at));
    if (!acts.every((act) => deeds.includes(act) || this.#has('idle', act.at - 1))) return undefined;
    if (isRead && deeds.length === 0) return undefined;
    // Players can only look on, where nothing else is spoken of, or are those whom something is done for.
    const spotsOf = (category: string) => readAny(category).flatMap((one) => range(one.at, one.end));
    const [looking, others] = [spotsOf('witness'), spotsOf('onlooker')];
    const barred = looking.length > 0 ? 'game-word' : others.length > 0 ? 'goods' : 'player-of-story';
    const seen = [...looking, ...others];
    if (inside.some((i) => this.#has(barred, i) && !seen.includes(i))) return undefined;
    const scenes = new Set(readAny('scene').map((scene) => scene.end));
    const things = readAny('thing1', 'things').filter((thing) => !scenes.has(thing.end));
    const told = [...things, ...readAny('amount-of-story', 'onlooker'), ...deeds].flatMap(
      ({ meaning }) => meaning || [],
    );
    return { ...state, at: sign < 0 ? end : sign + 1, left: [...state.left, this.#left(at, end, told)] };
  }

  /** Notes the first word of a sentence that does not fit, and goes on behind it. */
  #behindStop(state: State): State {
    const end = this.#endOf(state.at);
    const { at, length } =
      this.#words[Math.min(Math.max(this.#chart.furthest, state.at), Math.max(end - 1, state.at))]!;
    const isLong = this.#isEndless(state.at);
    if (this.stops.length === 0 && !isLong)
      this.begun = this.#chart
        .read('sentence', state.at)
        .toSorted((a, b) => b.end - a.end)
        .flatMap(({ meaning }) => join([], meaning).flat());
    const behind = Math.max(end, state.at + 1);
    this.stops.push({ at, length, sentence: this.#partOf(state.at, behind), isLong });
    return { ...state, at: behind };
  }
}

/** Categories of things and amounts without a verb. */
const BARE: ReadonlySet<string> = new Set(['bare-doing', 'pieces', 'award']);

/** Whether a sentence begins with a thing or an amount that no verb belongs to. */
const isBare = ({ at, row, slots }: Found): boolean =>
  BARE.has(row?.category ?? '') || slots.values().some((slot) => slot.at === at && isBare(slot));

/** The numbers from one to before another. */
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
