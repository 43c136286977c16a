/** Tells whether effects can be meant: with the names of a set, and with what "it" means in them. */
import { compileEffect } from '../compiler/index.ts';
import type { SpokenVocabulary } from '../print/face/index.ts';
import { isError, markersOf } from '../program/index.ts';
import type { Effect } from './effect.ts';
import { withReferents } from './referents.ts';

/** Warnings that something never happens or gives nothing: nobody means that. */
const VAIN: ReadonlySet<string> = new Set(['ECO701', 'ECO713', 'ECO716', 'ECO717']);

/** Effects one after the other, and whether something in them is in vain where no more follow. */
interface Bound {
  effects: readonly Effect[];
  isVain: boolean;
}

/** Judges effects, the same ones once. */
export class Judge {
  /** The words of the set. */
  readonly words: SpokenVocabulary;
  readonly #markers: readonly string[];
  readonly #known = new Map<string, Bound | undefined>();

  constructor(words: SpokenVocabulary) {
    this.words = words;
    this.#markers = markersOf(words).map(({ name }) => name);
  }

  /** Effects one after the other, with what "it" means in them; undefined if they have a mistake. */
  bind(effects: readonly Effect[]): Bound | undefined {
    const key = ecoOf(effects);
    if (!this.#known.has(key)) this.#known.set(key, this.#bind(effects));
    return this.#known.get(key);
  }

  #bind(effects: readonly Effect[]): Bound | undefined {
    // What says nothing of the effect can always be meant.
    if (ecoOf(effects) === '') return { effects, isVain: false };
    const bound = withReferents(effects, this.#markers);
    const { program, problems } = this.compile(bound ?? []);
    return bound && program && { effects: bound, isVain: problems.some(({ code }) => VAIN.has(code)) };
  }

  /** What effects do, and what is wrong with that; no program if they have a mistake. */
  compile(effects: readonly Effect[]): ReturnType<typeof compileEffect> {
    const { program, problems } = compileEffect(ecoOf(effects), this.words);
    return { program: problems.some(isError) ? undefined : program, problems };
  }
}

const ecoOf = (effects: readonly Effect[]): string => effects.flatMap(({ eco }) => eco || []).join('; ');
