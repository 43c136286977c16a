/** The tools of assistants: what each takes, and its answer as data. */

import { availableParallelism } from 'node:os';
import { type Static, type TObject, Type } from 'typebox';
import { compileSteps } from '../../compiler/index.ts';
import {
  compiledSets,
  estimateWorth,
  type FoundScenario,
  fileText,
  findBoards,
  findPrintedCard,
  recordRun,
  runOutcome,
  translateVocabulary,
  tryCard,
  viewCard,
  type Workspace,
} from '../../language/index.ts';
import { asset } from '../../print/face/index.ts';
import { LANGUAGES, type Lang } from '../../print/languages/index.ts';
import { stepsText } from '../../print/wording/index.ts';
import { type Deck, hexName, isError, markersOf, runToEnd, UserError } from '../../program/index.ts';
import { MAX_SEED } from '../../runtime/index.ts';
import { describeTokens } from '../../runtime/scenario/index.ts';
import { worthVerdict } from '../../simulate/effect-value/index.ts';
import { checkedMatch, type RunSetup, runFigures } from '../../simulate/index.ts';
import { readDrafts, withoutStops } from '../../words/index.ts';
import { advise } from '../load/advise.ts';
import { botNames } from '../run/game-options.ts';
import { explainCode } from '../run/problem-code.ts';
import { playAll } from '../simulation/run-games.ts';
import { type AssistantFolder, refuseErrors } from './folder.ts';
import { readLanguage } from './language.ts';
import '../../print/own-assets/index.ts';

/** A tool of assistants. */
interface Tool<Input extends TObject, Given = Static<Input>> {
  description: string;
  input: Input;
  /** Whether it writes files. */
  writes?: true;
  /** @throws UserError with what to do instead */
  run(folder: AssistantFolder, given: Given): object | Promise<object>;
}

const tool = <const Input extends TObject>(one: Tool<Input>): Tool<TObject, never> => one;

/** The resolution of pictures in pixels per inch: about 400 pixels for a card. */
const PICTURE_DPI = 150;

const text = (description: string) => Type.Optional(Type.String({ description }));
const LANG = Type.Optional(Type.Unsafe<Lang>({ enum: LANGUAGES }));
const FILE = text('its file, if several have such a card');
const SET = text('the id of a set, if there are several');
const NAMED = Type.Optional(
  Type.Unsafe<string | number>({ type: ['integer', 'string'], description: 'number or title' }),
);
const CARD = { card: NAMED, text: text('or its whole text, not saved'), file: FILE };

/** How many problems an answer lists. */
const MOST_PROBLEMS = 50;
/** How many cards an answer has. */
const MOST_CARDS = 3;

export const TOOLS: Readonly<Record<string, Tool<TObject, never>>> = {
  language: tool({
    description:
      'Explains the card language, the game and what cards are worth. Without `about`, lists all sections. Begin with `cards`.',
    input: Type.Object({ about: text('a section, like steps/1') }),
    run: (_, { about }) => readLanguage(about),
  }),
  find: tool({
    description:
      'Finds cards to learn from, saved and bundled: those whose title, rules or source has all the words.',
    input: Type.Object({
      text: Type.String(),
      deck: Type.Optional(Type.Unsafe<Deck>({ enum: ['brown', 'blue'] })),
      set: text('only of this set'),
      from: Type.Optional(Type.Integer({ minimum: 0, description: 'how many to skip' })),
    }),
    run(folder, { text: wanted, deck, set, from = 0 }) {
      const words = wanted.toLowerCase().match(/\S+/g) ?? [];
      const found = folder.cards().filter((card) => {
        const all = `${card.title} ${card.rules} ${card.source}`.toLowerCase();
        const isMeant = (deck ?? card.deck) === card.deck && (set ?? card.set) === card.set;
        return isMeant && words.every((word) => all.includes(word));
      });
      const cards = found.slice(from, from + MOST_CARDS).map(({ deck: _, ...card }) => card);
      return { cards, more: Math.max(0, found.length - from - MOST_CARDS) };
    },
  }),
  check: tool({
    description:
      'Finds every mistake, with what to do, and runs the scenarios. Checks `text` as if it were saved; without it, lists all cards, too.',
    input: Type.Object({
      text: text('declarations that are not saved'),
      file: text('only this file'),
      words: Type.Optional(Type.Boolean({ description: 'lists the names that cards can use' })),
    }),
    async run(folder, { words = false, ...wanted }) {
      const { workspace, files, cards, scenarios } = folder.checked(wanted);
      const problems = await folder.problems(workspace, files);
      const errors = problems.filter(isError).length;
      const { refused: unreadable } = folder.read();
      return {
        errors,
        warnings: problems.length - errors,
        problems: problems.slice(0, MOST_PROBLEMS),
        scenarios: outcomesOf(workspace, scenarios),
        ...(wanted.text === undefined && {
          cards: cards.map(({ number, title, deck, file: of }) => ({ number, title, deck, file: of })),
        }),
        ...(words && {
          words: compiledSets(workspace).map(({ program: { id }, words: all }) => ({
            set: id,
            elements: all.elements.map(({ name }) => name),
            things: [...all.animals, ...markersOf(all)].map(({ name }) => name),
            hands: all.hands.map(({ name }) => name),
          })),
        }),
        ...(unreadable.length > 0 && { unreadable }),
      };
    },
  }),
  test: tool({
    description:
      'Runs scenarios, as `ecos test --format json` does: all, those of a file or text, or those that do a card.',
    input: Type.Object({
      file: text('a card file'),
      text: text('declarations that are not saved'),
      card: NAMED,
    }),
    async run(folder, wanted) {
      const { workspace, files, scenarios } = folder.checked(wanted);
      const problems = await folder.problems(workspace, files);
      return {
        scenarios: scenarios.length,
        ...outcomesOf(workspace, scenarios),
        problems: problems.slice(0, MOST_PROBLEMS),
      };
    },
  }),
  explain: tool({
    description:
      'The rules text and source of a card. With `steps`, the rules text of steps; with `code`, what a problem like ECO201 means.',
    input: Type.Object({
      ...CARD,
      steps: text('steps of an effect'),
      code: text('a problem code'),
      lang: LANG,
    }),
    async run(folder, { steps: written, code, lang = 'en', ...wanted }) {
      if (code !== undefined) {
        const found = explainCode(code);
        if (!found) throw new UserError(`There is no problem code ${code}.`);
        return found.json;
      }
      if (written !== undefined) {
        const { words } = folder.setOf(folder.read().workspace);
        const { steps, problems } = compileSteps(written, words, 'steps', { advise });
        refuseErrors(problems);
        return { text: stepsText(steps, words, lang), problems };
      }
      const { workspace, card } = folder.find(wanted);
      const extras = await folder.extrasFor(workspace, card.file);
      const { file, from, to, number } = card;
      const { set, text: texts, unknownWorth } = viewCard(workspace, file, from, lang, extras)!;
      const source = fileText(workspace, file)!.text.slice(from, to);
      return { set, number, file, text: texts[lang], source, unknownWorth };
    },
  }),
  say: tool({
    description:
      'Reads plain sentences into at most three drafts of an effect, the best first. What was not read stays as `by hand`, a hole to finish in the card language.',
    input: Type.Object({ text: Type.String(), set: SET, lang: LANG }),
    async run(folder, { text: said, set, lang = 'en' }) {
      const { workspace } = folder.read();
      const { words, files } = folder.setOf(workspace, set);
      const extras = await folder.extrasFor(workspace, files[0]!);
      return withoutStops(readDrafts(said, translateVocabulary(words, lang, extras), lang, asset('words')));
    },
  }),
  try: tool({
    description:
      'Runs the effect of a card. Without `board`, lists telling boards, with the points and answers there, and on how many boards each step was reached and did something. On a `board`, shows what happens and the question that waits; `choices` answers the questions, each as `choose` of an option. Of places, m10 touches m9, m11, l9, l10, n9 and n10, and n10 touches n9, n11, m10, m11, o10 and o11.',
    input: Type.Object({
      ...CARD,
      board: Type.Optional(Type.Integer({ minimum: 0 })),
      choices: Type.Optional(Type.Array(Type.String(), { maxItems: 100 })),
      show: Type.Optional(Type.Unsafe<'board'>({ enum: ['board'] })),
    }),
    run(folder, { board, choices = [], show, ...wanted }) {
      const { workspace, card } = folder.find(wanted);
      const { file, from } = card;
      if (board === undefined) return runToEnd(findBoards(workspace, file, from)) ?? refuseTrial(card.number);
      const trial = tryCard(workspace, file, from, { situation: board }, choices);
      if (!trial) throw new UserError(`Card ${card.number} cannot be tried on board ${board}.`);
      const { states, made, status, refused } = trial;
      const { question, options = [], board: tiles = [] } = states.at(-1) ?? {};
      return {
        status,
        made,
        refused,
        gained: states.flatMap(({ gained }) => gained),
        question,
        options: options.map(({ choose, name }) => ({ choose, name })),
        ...(show && {
          board: Object.fromEntries(
            tiles.map((tile) => [hexName(tile), `${tile.terrain}${describeTokens(tile)}`]),
          ),
        }),
      };
    },
  }),
  worth: tool({
    description:
      'What one use of a card is worth in points on average, with its 95 % interval; the points alone; what bundled cards of its price are worth (`cost`); and whether it is too weak or too strong for its price, with what would mend it.',
    input: Type.Object(CARD),
    run(folder, wanted) {
      const { workspace, card } = folder.find(wanted);
      const worth = runToEnd(estimateWorth(workspace, card.file, card.from));
      if (worth) return { verdict: worthVerdict(worth), ...worth };
      const [why] = viewCard(workspace, card.file, card.from, 'en')?.unknownWorth ?? [];
      if (why === undefined) refuseTrial(card.number);
      throw new UserError(`What card ${card.number} is worth: ${why}.`);
    },
  }),
  simulate: tool({
    description:
      'Lets bots play games with a set. Figures of the games and of its cards: `winLift` is the share of games won by players who begin with a card, less a fair share. Ends after `seconds`.',
    input: Type.Object({
      set: SET,
      games: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '20 by default' })),
      seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, description: '20 by default' })),
      players: Type.Optional(Type.Integer({ minimum: 1, maximum: 8, description: '4 by default' })),
      seed: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SEED, description: '1 by default' })),
    }),
    async run(folder, { set: id, games = 20, seconds = 20, players = 4, seed = 1 }) {
      const { workspace } = folder.read();
      const { files, chain } = folder.setOf(workspace, id);
      refuseErrors(await folder.problems(workspace, files));
      const options = { players, seed, bots: botNames('greedy', players) };
      const setup: RunSetup = { chain, options, inherited: false, against: null };
      const match = checkedMatch(setup);
      const which = { games, jobs: availableParallelism(), budget: seconds * 1000 };
      const { trouble, seconds: spent } = await playAll(setup, match, which);
      if (trouble) throw trouble;
      return { seconds: spent, ...runFigures(match.run) };
    },
  }),
  card_picture: tool({
    description: 'A card as it is printed, and its rules text.',
    input: Type.Object({
      ...CARD,
      lang: LANG,
      format: Type.Optional(Type.Unsafe<'png' | 'svg'>({ enum: ['png', 'svg'] })),
    }),
    async run(folder, { lang = 'en', format = 'png', ...wanted }) {
      const { workspace, card } = folder.find(wanted);
      const extras = await folder.extrasFor(workspace, card.file);
      const { svg, text: texts } = findPrintedCard(workspace, card.file, card.from, extras, lang)!;
      if (format === 'svg') return { svg, text: texts[lang] };
      const { svgToPng } = await import('../../print/index.ts');
      return { png: Buffer.from(await svgToPng(svg, PICTURE_DPI)).toString('base64'), text: texts[lang] };
    },
  }),
  save: tool({
    description:
      'Writes whole declarations (cards, features, animals, markers, hands, scenarios) into a file: all of them, or with an error none. Warnings are answered. A person should have seen them before.',
    writes: true,
    input: Type.Object({
      text: Type.String(),
      file: text('where new ones go, if there are several files; it may be new'),
      replace: Type.Optional(
        Type.Boolean({ description: 'writes over those with the same numbers and names' }),
      ),
    }),
    run: (folder, wanted) => folder.save(wanted),
  }),
};

/** How scenarios end. */
function outcomesOf(workspace: Workspace, scenarios: readonly FoundScenario[]) {
  const failed = scenarios.flatMap((one) =>
    runOutcome(one)?.result.passed ? [] : (recordRun(workspace, one).failed ?? []),
  );
  return { passed: scenarios.length - failed.length, failed };
}

/** @throws UserError because a card has no effect that can be tried */
function refuseTrial(number: number): never {
  throw new UserError(
    `Card ${number} cannot be tried: it has no effect of its own that bots can carry out, or takes too long.`,
  );
}
