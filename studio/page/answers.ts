/** The worker's answers about the texts and about the card being viewed. */
import { computed, effect, type Signal, signal, untracked } from '@preact/signals';
import type { CardRow, TextProblem } from '../messages.ts';
import type { Answer, Params, QuestionName } from '../worker/questions.ts';
import type { ViewedCard } from './card/viewed-card.ts';
import type { Asking, Located, Translated, Viewing } from './parts.ts';

interface Checked extends Answer<'check'> {
  problems: TextProblem[];
}

interface AnswersPage extends Asking, Located, Translated, Viewing {
  readonly editor: { readonly file: string; readonly offset: number };
  /** The number at the cursor. */
  readonly number: Params<'values'> | undefined;
}

/** What takes the viewed card and the list of cards. */
interface Takers {
  readonly card: Pick<ViewedCard, 'keepOnly' | 'listed' | 'take'>;
  readonly shown: { listed(before: readonly CardRow[]): void };
}

/** How long one has to type nothing until fixes that take longer are asked for. */
const PAUSE_MS = 300;

export class Answers {
  readonly checked = signal<Checked | undefined>(undefined);
  /** Texts that are too long for their cards. */
  readonly tooLong = signal<readonly TextProblem[]>([]);
  readonly cards = signal<Readonly<Answer<'cards'>>>([]);
  /** The words of the editor and their colours. */
  readonly words = signal<Answer<'words'>>({});
  /** Those of the viewed card; undefined until they are known. */
  readonly scenarios = signal<Answer<'scenarios'> | undefined>(undefined);
  readonly counts = signal<Answer<'allScenarios'> | undefined>(undefined);
  readonly #counted = signal<number | undefined>(undefined);
  /** Whether the counts cover all scenarios of the current texts. */
  readonly isCounted = computed(() => this.#counted.value === this.#page.line.version);
  /** The events of cards that no scenario tries. */
  readonly untried = signal<Answer<'untried'>>([]);
  readonly worth = signal<Answer<'worth'>>(null);
  /** The worth of the card for other values of the number at the cursor. */
  readonly values = signal<Answer<'values'>>([]);
  /** The number of the viewed card, unless that is the one around the cursor. */
  readonly #viewedNumber = computed(() => {
    const { viewed } = this.#page;
    return viewed && 'number' in viewed ? viewed.number : undefined;
  });
  readonly #page: AnswersPage;

  constructor(page: AnswersPage) {
    this.#page = page;
  }

  /** The card in the list that the address names. */
  get row(): CardRow | undefined {
    return this.cards.value.find(({ number }) => String(number) === this.#page.address.value.what);
  }

  /** That the card of the address is not in the set. */
  get missingCard(): string | undefined {
    const [number, cards] = [this.#viewedNumber.value, this.cards.value];
    const isMissing = number !== undefined && cards.length > 0 && !cards.some((one) => one.number === number);
    return isMissing ? `There is no card ${number} in this set.` : undefined;
  }

  /** All problems: those in the texts, then texts that are too long for their cards. */
  get problems(): readonly TextProblem[] {
    return [...(this.checked.value?.problems ?? []), ...this.tooLong.value];
  }

  /** Asks about the texts and the viewed card, now and after each change. */
  follow({ card, shown }: Takers): void {
    const page = this.#page;
    const { address, lang } = page;
    const always = () => ({});
    effect(() => {
      const number = this.#viewedNumber.value;
      // Nothing of another card stands beside this one.
      untracked(() => card.keepOnly(number));
      this.scenarios.value = undefined;
      this.worth.value = null;
    });
    this.#follow('check', always, (checked, _, version) => {
      this.checked.value = { ...checked, problems: ofVersion(checked.problems, version) };
    });
    this.#follow(
      'card',
      () => page.viewed && { ...page.viewed, lang: lang.value },
      (one) => card.take(one, this.#viewedNumber.value),
    );
    this.#follow(
      'scenarios',
      () => (['write', 'try'].includes(address.value.place) ? page.viewed : undefined),
      into(this.scenarios, 'parts'),
    );
    const numberAt = computed(() => `${page.number?.file} ${page.number?.from}`);
    effect(() => {
      numberAt.value;
      // Those of another number.
      this.values.value = [];
    });
    this.#follow('values', () => page.number, into(this.values, 'parts'));
    this.#follow(
      'worth',
      () => (address.value.place === 'write' ? page.viewed : undefined),
      into(this.worth),
    );
    this.#follow('cards', always, (cards) => {
      const before = this.cards.value;
      this.cards.value = cards;
      shown.listed(before);
      card.listed(this.row, this.checked.value?.problems);
    });
    this.#follow('allScenarios', always, this.#takeCounts);
    this.#follow('untried', always, into(this.untried));
    this.#follow('tooLong', always, (tooLong, _, version) => {
      this.tooLong.value = ofVersion(tooLong, version);
    });
    effect(() => {
      const { line, editor } = page;
      line.version;
      const ask = () => line.post('offers', { file: editor.file, offset: editor.offset }, this.#takeOffers);
      const pause = setTimeout(ask, PAUSE_MS);
      return () => clearTimeout(pause);
    });
    this.#follow('words', always, (words) => {
      if (JSON.stringify(words) !== JSON.stringify(this.words.value)) this.words.value = words;
    });
  }

  /** Runs all scenarios again. */
  runAll(): void {
    this.#counted.value = undefined;
    this.#page.line.post('allScenarios', {}, this.#takeCounts);
  }

  readonly #takeCounts = (counts: Answer<'allScenarios'>, isWhole: boolean, version: number): void => {
    // Until all have run, the counts of the previous texts are more useful.
    if (isWhole || !this.counts.value) this.counts.value = counts;
    if (isWhole) this.#counted.value = version;
  };

  /** Adds fixes that take longer to find to the problems of the same texts. */
  readonly #takeOffers = (offers: Answer<'offers'>, _: boolean, version: number): void => {
    const checked = this.checked.value;
    if (!checked || offers.length === 0) return;
    const problems = checked.problems.map((one) => {
      const isIt = ({ file, from, code }: (typeof offers)[number]) =>
        file === one.file && from === one.from && code === one.code;
      const fixes = one.version === version && offers.find(isIt)?.fixes;
      return fixes ? { ...one, fixes } : one;
    });
    this.checked.value = { ...checked, problems };
  };

  /**
   * Asks a question, and asks it again after each change of the texts or of its parameters. Answers about other parameters are
   * ignored: they may be about another card.
   * @param params returns them, or undefined while there is nothing to ask
   */
  #follow<Name extends QuestionName>(
    name: Name,
    params: () => Params<Name> | undefined,
    take: (answer: Answer<Name>, isWhole: boolean, version: number) => void,
  ): void {
    const { line } = this.#page;
    const now = computed(() => JSON.stringify(params()));
    effect(() => {
      line.version;
      const asked = now.value;
      if (asked === undefined) return;
      const takeCurrent: typeof take = (...answer) => asked === now.peek() && take(...answer);
      untracked(() => line.post(name, JSON.parse(asked), takeCurrent));
    });
  }
}

const ofVersion = (problems: Answer<'tooLong'>, version: number): TextProblem[] =>
  problems.map((one) => ({ ...one, version }));

/** Shows an answer once all of it is known, or each part of it as it is computed. */
const into =
  <T>(shown: Signal<T>, of: 'whole' | 'parts' = 'whole') =>
  (answer: T, isWhole: boolean) => {
    if (isWhole || of === 'parts') shown.value = answer;
  };
