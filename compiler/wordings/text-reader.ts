/** Reads the sentences of a text, one after the other, in each way in which they can be read. */
import { isSound } from '../../grammar/index.ts';
import { Recent } from '../../program/index.ts';
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

/** Signs that end a sentence. */
const ENDS: ReadonlySet<string> = new Set(['.', '…', '!', ';', LINE_END]);
/** What the table writes for a sentence that says nothing of the effect. */
const LEFT = '@left';
/** No more ways to read a text up to a word. */
const MOST_STATES = 12;
/** No more blocks and parts in the card language are kept, so as not to be read again. */
const MOST_KEPT = 1000;

/** Something that says nothing of the effect, the things that it names, and what is to be named again in what is read. */
interface Story {
  part: TextPart;
  things: readonly string[];
  told: readonly string[];
}

/** What was read up to a word. */
export interface State {
  at: number;
  steps: readonly string[];
  left: readonly Story[];
  parts: readonly WrittenPart[];
}

const meaningOf = ({ meaning }: Found): string => meaning;

/** A text while it is read. */
export class TextReader {
  readonly #text: string;
  readonly #words: readonly Word[];
  readonly #chart: Chart;
  readonly #isRight: (part: TextPart) => boolean;
  /** Whether the text may tell stories: the product itself writes none. */
  readonly #tells: boolean;
  readonly stops: TextPart[] = [];
  /** What the first sentence that was not read says up to a word in it, the longest part first. */
  begun: readonly string[] = [];
  readonly #unclear: TextPart[] = [];
  readonly #written = new Recent<boolean>(MOST_KEPT);
  readonly #blocks = new Recent<readonly State[]>(MOST_KEPT);
  #hasMore = false;

  constructor(text: string, words: readonly Word[], table: Table, isRight: (part: TextPart) => boolean) {
    this.#isRight = isRight;
    this.#text = text;
    this.#words = words;
    this.#chart = new Chart(table, words);
    this.#tells = !table.isPrinted;
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
        (this.#isEnd(at) ? ended : open).push({ ...state, at });
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

  #isEnd(at: number): boolean {
    return this.#words[at] === undefined || this.#words[at].text === '}';
  }

  #behindEnds(at: number): number {
    return ENDS.has(this.#words[at]?.text ?? '') ? this.#behindEnds(at + 1) : at;
  }

  /** The index of the sign that ends the sentence at a word. */
  #sentenceEnd(at: number): number {
    const text = this.#words[at]?.text;
    return text === undefined || text === '}' || text === '{' || ENDS.has(text)
      ? at
      : this.#sentenceEnd(at + 1);
  }

  /** What is read with one more sentence, or with a story. */
  #sentences(state: State): State[] {
    const read = [...this.#instructions(state)];
    if (state.steps.length > 0) return read;
    const { furthest } = this.#chart;
    // "An elephant is born!" may be either.
    const mayTell = this.#tells && (read.length === 0 || this.#isTale(state.at));
    const story = mayTell ? this.#story(state.at) : undefined;
    const isStory = story && (read.length === 0 || story.deeds.length > 0);
    if (!isStory) this.#chart.furthest = furthest;
    return isStory ? [...read, { ...state, at: story.end, left: [...state.left, story] }] : read;
  }

  /** Whether something begins with what does it, or what it is done to, as "A lion dies". */
  #isTale(at: number): boolean {
    return ['placed', 'taken', 'victim'].some((category) => this.#chart.read(category, at).length > 0);
  }

  *#instructions(state: State): Generator<State> {
    const own = this.#stepEnd(state.at);
    const step = this.#between(state.at, own);
    if (this.#isWritten(step) && this.#isRight(this.#partOf(state.at, own)))
      yield* this.#joined(state, step, own);
    for (const found of this.#chart.read('sentence', state.at))
      for (const { at, left } of this.#sentenceEnds(found.end)) {
        // Behind "Twice: place a lion; draw a card", nobody can tell where the block ends.
        const isOpenBlock = this.#words[at]?.text === ';' && found.meaning.endsWith('}');
        if (this.#tells && isOpenBlock && this.#between(state.at, at).includes(':')) continue;
        const part = { ...this.#partOf(state.at, at), eco: found.meaning };
        const told = [...state.left, ...this.#asidesIn(found), ...left];
        for (const one of this.#joined({ ...state, left: told }, found.meaning, at))
          yield { ...one, parts: [...one.parts, part] };
      }
    for (const { end, meaning } of this.#heads(state.at)) {
      const open = [':', '-', '—'].includes(this.#words[end]?.text ?? '') ? end + 1 : end;
      if (this.#words[open]?.text !== '{' || this.#isUnclear(meaning, open)) continue;
      for (const inner of this.#blocks.getOrInsertComputed(`${open}`, () => this.#block(open + 1)))
        if (this.#words[inner.at]?.text === '}')
          for (const one of this.#joined(state, `${meaning} { ${inner.steps.join('; ')} }`, inner.at + 1))
            yield {
              ...one,
              left: [...one.left, ...inner.left],
              parts: [...one.parts, ...inner.parts],
            };
    }
  }

  /** Whether this is a part of an effect in the card language. */
  #isWritten(eco: string): boolean {
    return this.#written.getOrInsertComputed(eco, () => isSound(cardAround(eco)));
  }

  /** What can stand before a block, in a person's words or in the card language. */
  *#heads(at: number): Generator<Pick<Found, 'end' | 'meaning'>> {
    yield* this.#chart.read('head', at);
    const end = this.#sentenceEnd(at);
    if (end === at || this.#words[end]?.text !== '{') return;
    const head = this.#between(at, end);
    if (this.#isWritten(`${head} { gain 1vp }`)) yield { end, meaning: head };
    else if (this.#isWritten(`if on the edge { gain 1vp } ${head} { gain 1vp }`))
      yield { end, meaning: `@${head}` };
  }

  /** Whether "you" stands between the braces of other players, where it may be they or the one whose card it is. */
  #isUnclear(head: string, open: number): boolean {
    if (this.#words[open]!.length === 0 || !/\bplayer/.test(head)) return false;
    const end = this.#stepEnd(open);
    const inside = Array.from({ length: end - open }, (_, i) => open + i);
    const isUnclear = inside.some((at) => this.#chart.read('addressee', at).length > 0);
    if (isUnclear) this.#unclear.push(this.#partOf(open, end));
    return isUnclear;
  }

  /** The sentences that mean the same whoever does them. */
  clear(parts: readonly WrittenPart[]): readonly WrittenPart[] {
    return parts.filter(({ at }) => this.#unclear.every((one) => at < one.at || at > one.at + one.length));
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

  /** The index of the sign that ends the step at a word, with the blocks in it. */
  #stepEnd(at: number): number {
    let depth = 0;
    for (let end = at; ; end++) {
      const text = this.#words[end]?.text;
      if (text === undefined || (depth === 0 && (text === '}' || ENDS.has(text)))) return end;
      depth += text === '{' ? 1 : text === '}' ? -1 : 0;
    }
  }

  *#joined(state: State, meaning: string, at: number): Generator<State> {
    if (meaning === LEFT) yield { ...state, at, left: [...state.left, this.#left(state.at, at)] };
    else for (const steps of join(state.steps, withStepsBefore(meaning))) yield { ...state, at, steps };
  }

  /** Some words, as left out. */
  #left(from: number, end: number, things: readonly string[] = [], told = things): Story {
    return { part: this.#partOf(from, end), things, told };
  }

  /** The reasons and the like in a sentence. Their meaning is what they speak of. */
  #asidesIn({ at, end, meaning, row, slots }: Found): Story[] {
    return row?.category === 'aside'
      ? [this.#left(at, end, meaning === '' ? [] : [meaning])]
      : [...slots.values()].flatMap((slot) => this.#asidesIn(slot));
  }

  /** Where a sentence that was read up to a word ends: there, or behind fillers, a reason or the like. */
  *#sentenceEnds(at: number): Generator<{ at: number; left: readonly Story[] }> {
    if (this.#sentenceEnd(at) === at) {
      yield { at, left: [] };
      return;
    }
    for (const behind of this.#chart.behindFillers(at)) yield* this.#sentenceEnds(behind);
    for (const aside of this.#chart.read('aside', at))
      if (this.#sentenceEnd(aside.end) === aside.end) yield { at: aside.end, left: this.#asidesIn(aside) };
  }

  /**
   * The sentence at a word, up to its colon if it has one, if it tells a story: nothing in it is an instruction or begins as
   * one, nobody of the game acts in it, and it does not begin with a word that a rule may depend on. What it tells of things, as
   * that one grows, is to be read again.
   */
  #story(at: number): (Story & { end: number; deeds: readonly string[] }) | undefined {
    const sentenceEnd = this.#sentenceEnd(at);
    const colon = this.#words.findIndex(({ text }, i) => i > at && i < sentenceEnd && text === ':');
    const end = colon < 0 ? sentenceEnd : colon;
    const inside = Array.from({ length: end - at }, (_, i) => at + i);
    const has = (category: string, i: number) => this.#chart.read(category, i).length > 0;
    const readAny = (...categories: string[]) =>
      categories.flatMap((category) => inside.flatMap((from) => this.#chart.read(category, from)));
    const amounts = readAny('amount-of-story').map(meaningOf);
    if (end === at || this.#words[sentenceEnd]?.text === '{') return undefined;
    // Before a colon, what does not begin as a tale may be a condition.
    if (colon >= 0 && (!has('title', at) || inside.some((i) => has('heading', i)))) return undefined;
    const isOpening = has('amount-of-story', at) || has('opening', at);
    if (has('rule-word', at) && !isOpening) return undefined;
    // A number of things is told again.
    if (inside.some((i) => has('deed-of-story', i) && !has('amount-of-story', i))) return undefined;
    const acts = inside.flatMap((i) =>
      this.#chart
        .read('act', i)
        .toSorted((a, b) => a.end - b.end)
        .slice(0, 1),
    );
    // An act that begins with what does it, or what it is done to, can be a part of the story.
    const isTale = (act: Found) => this.#isTale(act.at);
    if (!acts.every((act) => isTale(act) || has('idle', act.at - 1))) return undefined;
    const deeds = acts.filter(isTale).map(meaningOf);
    const scenes = new Set(readAny('scene').map((scene) => scene.end));
    const named = readAny('thing1', 'things').filter((thing) => !scenes.has(thing.end));
    // Players can only look on, where nothing else is spoken of.
    const seen = readAny('witness').flatMap((one) => inside.slice(one.at - at, one.end - at));
    if (inside.some((i) => has(seen.length > 0 ? 'game-word' : 'player-of-story', i) && !seen.includes(i)))
      return undefined;
    const things = named.map(meaningOf);
    const story = this.#left(at, end, things, [...things, ...amounts, ...deeds]);
    return { ...story, deeds, end: colon < 0 ? end : colon + 1 };
  }

  /** Notes the first word of a sentence that does not fit, and goes on behind it. */
  #behindStop(state: State): State {
    const end = this.#sentenceEnd(state.at);
    const { at, length } =
      this.#words[Math.min(Math.max(this.#chart.furthest, state.at), Math.max(end - 1, state.at))]!;
    if (this.stops.length === 0)
      this.begun = this.#chart
        .read('sentence', state.at)
        .toSorted((a, b) => b.end - a.end)
        .flatMap(({ meaning }) => join([], meaning).flat());
    this.stops.push({ at, length });
    return { ...state, at: Math.max(end, state.at + 1) };
  }
}
