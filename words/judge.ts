/** Tells whether steps can be meant: with the names of a set, and with what "it" means in them. */
import { cardAround, compileEffect } from '../compiler/index.ts';
import { parse, printItem } from '../grammar/index.ts';
import type { SpokenVocabulary } from '../print/face/index.ts';
import { markersOf } from '../program/index.ts';
import { pluralLookup } from './lexicon.ts';
import { withReferents } from './referents.ts';

/** Warnings that something never happens or gives nothing: nobody means that. */
const VAIN: ReadonlySet<string> = new Set(['ECO701', 'ECO713', 'ECO716', 'ECO717']);

/** Steps one after the other, and whether something in them is in vain where no more follow. */
interface Bound {
  steps: readonly string[];
  isVain: boolean;
}

/** Judges steps, the same ones once. */
export class Judge {
  /** The words of the set. */
  readonly words: SpokenVocabulary;
  readonly #markers: readonly string[];
  readonly #known = new Map<string, Bound | undefined>();

  constructor(words: SpokenVocabulary) {
    this.words = words;
    this.#markers = markersOf(words).map(({ name }) => name);
  }

  /** Steps one after the other, with what "it" means in them; undefined if they have a mistake. */
  bind(steps: readonly string[]): Bound | undefined {
    const key = steps.join('; ');
    if (!this.#known.has(key)) this.#known.set(key, this.#bind(steps));
    return this.#known.get(key);
  }

  #bind(steps: readonly string[]): Bound | undefined {
    const bound = withReferents(steps, this.#markers);
    if (!bound) return undefined;
    const { program, problems } = compileEffect(bound.join('; '), this.words);
    if (!program || problems.some(({ severity }) => severity === 'error')) return undefined;
    return { steps: bound, isVain: problems.some(({ code }) => VAIN.has(code)) };
  }

  /** The program of steps; undefined if they have a mistake. */
  compile(eco: string): ReturnType<typeof compileEffect>['program'] {
    const { program, problems } = compileEffect(eco, this.words);
    return problems.some(({ severity }) => severity === 'error') ? undefined : program;
  }

  /** Text of the card language in one line, as the formatter writes it, with plurals and articles that agree. */
  tidy(eco: string): string {
    const { tree, problems } = parse('', cardAround(eco, this.words));
    const [item] = problems.length > 0 ? [] : tree.items;
    return /\{ (.*) \}$/.exec(item ? printItem(item, pluralLookup(this.words)) : '')?.[1] ?? eco;
  }
}
