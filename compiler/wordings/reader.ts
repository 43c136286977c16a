/** Reads what a person says an effect does, and answers with the card language. */
import { Chart } from './chart.ts';
import { join } from './joins.ts';
import type { Table } from './table.ts';
import { LINE_END, type Word, wordsOfLines } from './words.ts';

/** What a reading leaves out of a text, or where it stopped. */
export interface Place {
  /** In UTF-16 units. */
  at: number;
  length: number;
}

/** One of the ways to read a text. */
export interface Reading {
  /** In the card language. */
  eco: string;
  /** The parts of the text that say nothing of the effect. */
  left: Place[];
}

/** All that a text can mean. */
export interface Readings {
  readings: Reading[];
  /** The word at which the longest reading stopped, if there is none of the whole. */
  stopped?: Place & { word: string };
  /** What was read before it. */
  before: string | undefined;
}

/** Signs that end a sentence. */
const ENDS: ReadonlySet<string> = new Set(['.', '!', ';', LINE_END]);
/** No more ways to read a text up to a word. */
const MOST_STATES = 12;

/** What was read up to a word. */
interface State {
  at: number;
  steps: readonly string[];
  left: readonly Place[];
}

/**
 * All readings of a text that are possible.
 * @param judge what steps in the card language do, so that the same is not read twice; undefined for steps with a mistake
 */
export function readText(text: string, table: Table, judge: (eco: string) => string | undefined): Readings {
  const words = wordsOfLines(text);
  const reader = new TextReader(words, table);
  const whole = reader.block(0).filter(({ at }) => at === words.length);
  const byProgram = new Map<string, Reading>();
  for (const { steps, left } of whole) {
    const eco = steps.join('; ');
    const does = judge(eco);
    if (does === undefined) continue;
    const known = byProgram.get(does);
    if (!known || eco.length < known.eco.length) byProgram.set(does, { eco, left: [...left] });
  }
  const readings = [...byProgram.values()];
  if (readings.length > 0) return { readings, before: undefined };
  const at = Math.min(reader.furthest, words.length - 1);
  const word = words[at];
  return {
    readings,
    before: reader.longest?.steps.join('; '),
    ...(word && {
      stopped: { at: word.at, length: word.length, word: text.slice(word.at, word.at + word.length) },
    }),
  };
}

class TextReader {
  readonly #words: readonly Word[];
  readonly #chart: Chart;
  /** What was read the furthest. */
  longest: State | undefined;

  constructor(words: readonly Word[], table: Table) {
    this.#words = words;
    this.#chart = new Chart(table, words);
  }

  get furthest(): number {
    return this.#chart.furthest;
  }

  /** What the sentences from a word to the end of its block, or of the text, can mean. */
  block(from: number): State[] {
    const ended: State[] = [];
    let states: State[] = [{ at: from, steps: [], left: [] }];
    while (states.length > 0) {
      const next = new Map<string, State>();
      for (const state of states.map((one) => this.#behindEnds(one))) {
        if (!this.longest || state.at > this.longest.at) this.longest = state;
        if (this.#text(state.at) === undefined || this.#text(state.at) === '}') ended.push(state);
        else
          for (const one of this.#sentences(state)) {
            const key = `${one.at} ${one.steps.join('; ')}`;
            if (next.size < MOST_STATES) next.set(key, next.get(key) ?? one);
          }
      }
      states = [...next.values()];
    }
    return ended;
  }

  #text(at: number): string | undefined {
    return this.#words[at]?.text;
  }

  #behindEnds(state: State): State {
    let { at } = state;
    while (ENDS.has(this.#text(at) ?? '')) at++;
    return { ...state, at };
  }

  /** What is read with one more sentence. */
  *#sentences(state: State): Generator<State> {
    for (const { end, meaning } of this.#chart.read('sentence', state.at))
      for (const at of this.#sentenceEnds(end)) yield* this.#joined(state, meaning, at);
    for (const { end, meaning } of this.#chart.read('head', state.at)) {
      const open = this.#text(end) === ':' || this.#text(end) === '-' ? end + 1 : end;
      if (this.#text(open) !== '{') continue;
      for (const inner of this.block(open + 1))
        if (this.#text(inner.at) === '}')
          for (const one of this.#joined(state, `${meaning} { ${inner.steps.join('; ')} }`, inner.at + 1))
            yield { ...one, left: [...one.left, ...inner.left] };
    }
  }

  *#joined(state: State, meaning: string, at: number): Generator<State> {
    for (const steps of join(state.steps, meaning)) yield { ...state, at, steps };
  }

  /** Where a sentence that was read up to a word ends: there, or behind fillers. */
  *#sentenceEnds(at: number): Generator<number> {
    const text = this.#text(at);
    if (text === undefined || text === '}' || ENDS.has(text)) yield at;
    else for (const behind of this.#chart.behindFillers(at)) yield* this.#sentenceEnds(behind);
  }
}
