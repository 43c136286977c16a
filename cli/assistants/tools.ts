/** The tools of assistants: what each takes, and its answer as data. */

import { availableParallelism } from 'node:os';
import { type Static, type TObject, Type } from 'typebox';
import { compileSteps } from '../../compiler/index.ts';
import {
  compiledSets,
  estimateWorth,
  fileText,
  findBoards,
  findPrintedCard,
  translateVocabulary,
  tryCard,
  viewCard,
  workspaceCards,
} from '../../language/index.ts';
import { asset } from '../../print/face/index.ts';
import { LANGUAGES, type Lang } from '../../print/languages/index.ts';
import { stepsText } from '../../print/wording/index.ts';
import { hexName, isError, markersOf, runToEnd, UserError } from '../../program/index.ts';
import { MAX_SEED } from '../../runtime/index.ts';
import { describeTokens } from '../../runtime/scenario/index.ts';
import { WORTH_KNOWS } from '../../simulate/effect-value/index.ts';
import { checkedMatch, type RunSetup, runFigures } from '../../simulate/index.ts';
import { readDrafts, withoutStops } from '../../words/index.ts';
import { advise } from '../load/advise.ts';
import { botNames } from '../run/game-options.ts';
import { explainCode } from '../run/problem-code.ts';
import { playAll } from '../simulation/run-games.ts';
import { type AssistantFolder, refuseErrors } from './folder.ts';
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

/** The length of the longest text, in UTF-16 units. */
const LONGEST = 100_000;
/** The resolution of pictures in pixels per inch: about 400 pixels for a card. */
const PICTURE_DPI = 150;

const text = (description: string) => Type.Optional(Type.String({ description, maxLength: LONGEST }));
const LANG = Type.Optional(Type.Unsafe<Lang>({ enum: LANGUAGES, description: 'language; en by default' }));
const FILE = text('its file, as `check` names it, if several have such a card');
const SET = text('the id of a set, if there are several');
const CARD = {
  card: Type.Optional(
    Type.Union([Type.Integer(), Type.String({ maxLength: LONGEST })], {
      description: 'a saved card by its number or title',
    }),
  ),
  text: text('or the whole text of a card that is not saved'),
  file: FILE,
};

/** How many problems an answer lists. */
const MOST_PROBLEMS = 50;

export const TOOLS: Readonly<Record<string, Tool<TObject, never>>> = {
  check: tool({
    description:
      'Finds every mistake in the cards of the folder, with file, line, what is wrong and what to do, and lists the cards, and the words of each set that cards can use. With `text`, checks a text that is not saved: a card in it counts instead of the saved one with its number.',
    input: Type.Object({ text: text('the text of cards that are not saved'), file: text('only this file') }),
    async run(folder, { text: unsaved, file }) {
      const { workspace: saved, refused: unreadable } = folder.read();
      const { workspace, place } =
        unsaved === undefined ? { workspace: saved } : folder.withText(unsaved, file);
      const files = place === undefined ? folder.filesOf(saved, file) : [place];
      const problems = await folder.problems(workspace, files);
      const errors = problems.filter(isError).length;
      return {
        errors,
        warnings: problems.length - errors,
        problems: problems.slice(0, MOST_PROBLEMS),
        cards: workspaceCards(workspace)
          .filter((card) => files.includes(card.file))
          .map(({ number, title, deck, file: of }) => ({ number, title, deck, file: of })),
        words: compiledSets(workspace).map(({ program: { id }, words }) => ({
          set: id,
          elements: words.elements.map(({ name }) => name),
          things: [...words.animals, ...markersOf(words)].map(({ name }) => name),
          hands: words.hands.map(({ name }) => name),
        })),
        ...(unreadable.length > 0 && { unreadable }),
      };
    },
  }),
  explain: tool({
    description:
      'What a card says and does: its rules text as it is printed, and its source. With `steps`, the rules text of steps; with `code`, what a problem code like ECO201 means and how to mend it.',
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
      'Reads an effect in plain sentences into at most three drafts of a card, the best first: its steps, and for each part of the text its own; a part that was not read is `by hand`, a hole to finish in the card language.',
    input: Type.Object({ text: Type.String({ maxLength: LONGEST }), set: SET, lang: LANG }),
    async run(folder, { text: said, set, lang = 'en' }) {
      const { workspace } = folder.read();
      const { words, files } = folder.setOf(workspace, set);
      const extras = await folder.extrasFor(workspace, files[0]!);
      return withoutStops(readDrafts(said, translateVocabulary(words, lang, extras), lang, asset('words')));
    },
  }),
  try: tool({
    description:
      'Runs the effect of a card. Without `board`, lists the boards that show most about it, with the points that it brings there, the answers that bring them, and on how many boards the same steps do something (`alike`); and for each step on how many boards it was reached and did something. With the number of such a board, shows what happens there and the question that waits; `choices` answers the questions, each as an option is named in `choose`. Of places, m10 touches m9, m11, l9, l10, n9 and n10, and n10 touches n9, n11, m10, m11, o10 and o11.',
    input: Type.Object({
      ...CARD,
      board: Type.Optional(Type.Integer({ description: 'the number of a board', minimum: 0 })),
      choices: Type.Optional(Type.Array(Type.String(), { maxItems: 100 })),
    }),
    run(folder, { board, choices = [], ...wanted }) {
      const { workspace, card } = folder.find(wanted);
      if (board === undefined)
        return runToEnd(findBoards(workspace, card.file, card.from)) ?? refuseTrial(card.number);
      const trial = tryCard(workspace, card.file, card.from, { situation: board }, choices);
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
        board: Object.fromEntries(
          tiles.map((tile) => [hexName(tile), `${tile.terrain}${describeTokens(tile)}`]),
        ),
      };
    },
  }),
  worth: tool({
    description: `What the effect of a card is worth on average on boards in the middle of a game, with its 95 % confidence interval; the points alone (\`points\`); and what bundled cards with as much energy and as many leaves are worth (\`cost\`). ${WORTH_KNOWS}`,
    input: Type.Object(CARD),
    run(folder, wanted) {
      const { workspace, card } = folder.find(wanted);
      const worth = runToEnd(estimateWorth(workspace, card.file, card.from));
      if (worth) return worth;
      const [why] = viewCard(workspace, card.file, card.from, 'en')?.unknownWorth ?? [];
      if (why === undefined) refuseTrial(card.number);
      throw new UserError(`What card ${card.number} is worth: ${why}.`);
    },
  }),
  simulate: tool({
    description:
      'Lets bots play games with a set, and answers with figures of the games and of its own cards: `winLift` is the share of games won by players who begin with a card, less a fair share. Ends after `seconds`, even if fewer games were played.',
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
    description: 'The picture of a card as it is printed: a PNG, or with `format` svg its source.',
    input: Type.Object({
      ...CARD,
      lang: LANG,
      format: Type.Optional(Type.Unsafe<'png' | 'svg'>({ enum: ['png', 'svg'] })),
    }),
    async run(folder, { lang = 'en', format = 'png', ...wanted }) {
      const { workspace, card } = folder.find(wanted);
      const extras = await folder.extrasFor(workspace, card.file);
      const { svg } = findPrintedCard(workspace, card.file, card.from, extras, lang)!;
      if (format === 'svg') return { svg };
      const { svgToPng } = await import('../../print/index.ts');
      return { png: Buffer.from(await svgToPng(svg, PICTURE_DPI)).toString('base64') };
    },
  }),
  save_card: tool({
    description:
      'Saves the whole text of one card or Landscape Feature without errors: in the place of the saved one with its number, or at the end of `file`. A person should have seen the text before.',
    writes: true,
    input: Type.Object({
      text: Type.String({ maxLength: LONGEST, description: 'the whole text of the card' }),
      file: text('the card file to add a new card to; it may be new'),
    }),
    run: (folder, { text: whole, file }) => folder.save(whole, file),
  }),
};

/** @throws UserError because a card has no effect that can be tried */
function refuseTrial(number: number): never {
  throw new UserError(
    `Card ${number} cannot be tried: it has no effect of its own that bots can carry out, or takes too long.`,
  );
}
