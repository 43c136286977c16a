/**
 * The package entry `ecos-cards/sets`: the bundled sets, compiled, with their texts. Runs in Node and in browsers.
 * @module
 */
import type { SourceText } from '../../../compiler/index.ts';
import type { Icon, Lang, SetIn } from '../../../print/face/index.ts';
import type { CardProgram, FeatureProgram, SetProgram } from '../../../program/index.ts';
import { UserError } from '../../../program/messages/index.ts';
import fireAndRainData from '../data/fire-and-rain.ts';
import firstContinentData from '../data/first-continent.ts';
import newHorizonData from '../data/new-horizon.ts';
import polarShoresData from '../data/polar-shores.ts';
import type { setData } from '../set-data.ts';

export type { Icon, SetIn };

/** A bundled set. */
export interface BundledSet {
  id: string;
  /** What the set itself declares. */
  program: SetProgram;
  /** The sets that a game is played with, as `newGame` takes them: base first, this set last. */
  chain: SetProgram[];
  /** The texts that it was compiled from. A set of one's own can extend it: `compile([mine], [firstContinent])`. */
  files: readonly SourceText[];
  /** Its own drawings, by word, for the pictures of its cards. */
  icons: Readonly<Record<string, Icon>>;
  /** Its cards and features with their titles in a language, and the words to write and draw them with; English by default. */
  in(lang?: Lang): SetIn;
}

type SetData = ReturnType<typeof setData>;

/** Its method is none of its own properties, so that a set survives `structuredClone` as data. */
class SetOfPackage implements BundledSet {
  readonly id: string;
  readonly program: SetProgram;
  readonly chain: SetProgram[];
  readonly files: readonly SourceText[];
  readonly icons: Readonly<Record<string, Icon>>;
  readonly #data: SetData;

  constructor(data: SetData, base: readonly SetProgram[] = []) {
    this.#data = data;
    this.id = data.program.id;
    this.program = data.program;
    this.chain = [...base, data.program];
    this.files = data.files;
    this.icons = data.icons;
  }

  in(lang: Lang = 'en'): SetIn {
    const { program, words, languages, icons } = this.#data;
    const found = languages.find((one) => one.lang === lang);
    if (!found) throw new UserError(`Cards are not worded in ${JSON.stringify(lang)}.`);
    const titles = new Map(found.titles);
    const inLanguage = <Card extends CardProgram | FeatureProgram>(card: Card): Card => ({
      ...card,
      title: titles.get(card.number) ?? card.title,
    });
    return {
      lang,
      chain: this.chain,
      cards: program.cards.map(inLanguage),
      features: program.features.map(inLanguage),
      words: { ...words, lang, nouns: new Map(found.nouns), titles, icons },
    };
  }
}

/** The base set. */
export const firstContinent: BundledSet = /* @__PURE__ */ new SetOfPackage(firstContinentData);
/** An expansion with rivers and Landscape Features. */
export const newHorizon: BundledSet = /* @__PURE__ */ new SetOfPackage(newHorizonData, firstContinent.chain);
/** An expansion with ice, glaciers and penguins. */
export const polarShores: BundledSet = /* @__PURE__ */ new SetOfPackage(
  polarShoresData,
  firstContinent.chain,
);
/** An expansion with bush fires, rains, meerkats and flamingos. */
export const fireAndRain: BundledSet = /* @__PURE__ */ new SetOfPackage(
  fireAndRainData,
  firstContinent.chain,
);
