/** The tools of assistants: what each takes, and its answer as data. */
import { type Static, type TObject, Type } from 'typebox';
import { compileSteps } from '../../compiler/index.ts';
import { cardViewAt, fileText, workspaceCards } from '../../language/index.ts';
import { LANGUAGES, type Lang } from '../../print/languages/index.ts';
import { stepsText } from '../../print/wording/index.ts';
import { isError, UserError } from '../../program/index.ts';
import { explainCode } from '../run/problem-code.ts';
import { type AssistantFolder, WrongText } from './folder.ts';
import '../../print/own-assets/index.ts';

/** A tool of assistants. */
interface Tool {
  description: string;
  input: TObject;
  /** Whether it writes files. */
  writes?: true;
  /** @throws UserError with what to do instead */
  run(folder: AssistantFolder, given: never): object | Promise<object>;
}

const tool = <const Input extends TObject>(
  one: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    run(folder: AssistantFolder, given: Static<Input>): object | Promise<object>;
  },
): Tool => one;

const text = (description: string) => Type.Optional(Type.String({ description, maxLength: 100_000 }));
const LANG = Type.Optional(Type.Unsafe<Lang>({ enum: LANGUAGES, description: 'language; en by default' }));
const FILE = text('its file, as `check` names it, if several have such a card');
const CARD = {
  card: text('a saved card by its number or title'),
  text: text('or the whole text of a card that is not saved'),
  file: FILE,
};

/** How many problems an answer lists. */
const MOST_PROBLEMS = 50;

export const TOOLS: Readonly<Record<string, Tool>> = {
  check: tool({
    description:
      'Finds every mistake in the cards of the folder, with file, line, what is wrong and what to do, and lists the cards. With `text`, checks a text that is not saved: a card in it counts instead of the saved one with its number.',
    input: Type.Object({ text: text('the text of cards that are not saved'), file: text('only this file') }),
    async run(folder, { text: unsaved, file }) {
      const { workspace: saved, refused } = folder.read();
      const { workspace, files } =
        unsaved === undefined
          ? { workspace: saved, files: folder.filesOf(saved, file) }
          : folder.withText(unsaved, file);
      const problems = await folder.problems(workspace, files);
      const cards = workspaceCards(workspace).filter((card) => files.includes(card.file));
      return {
        errors: problems.filter(isError).length,
        warnings: problems.filter((problem) => !isError(problem)).length,
        problems: problems.slice(0, MOST_PROBLEMS),
        cards: cards.map(({ number, title, deck, file: of }) => ({ number, title, deck, file: of })),
        ...(refused.length > 0 && { unreadable: refused }),
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
        const { steps, problems } = compileSteps(written, words, 'steps');
        if (problems.some(isError)) throw new WrongText(problems);
        return { text: stepsText(steps, words, lang), problems };
      }
      const { workspace, card } = folder.find(wanted);
      const look = await folder.lookOf(workspace, card.file);
      const {
        set,
        number,
        text: texts,
        unknownWorth,
      } = cardViewAt(workspace, card.file, card.from, lang, look)!;
      const source = fileText(workspace, card.file)!.text.slice(card.from, card.to);
      return { set, number, file: card.file, text: texts[lang], source, unknownWorth };
    },
  }),
};
