import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { CATALOGUE, type CompiledSet, compileSteps, type Entry } from '../../compiler/index.ts';
import { andList } from '../../grammar/index.ts';
import { featureText, impactText, LANGUAGES, type Lang, stepsText } from '../../print/wording/index.ts';
import {
  type Block,
  type CardProgram,
  cardLabel,
  decisionsOf,
  decisionsOfFeature,
  type FeatureProgram,
  hasImpact,
  mergeDecks,
  UserError,
} from '../../program/index.ts';
import { moreOf, tellErrors } from '../load/compilation.ts';
import { remarkWarnings, spokenIn } from '../load/set-words.ts';
import { loadPlayableSet } from '../load/sets.ts';
import { bundledSets } from '../load/sources/catalogue.ts';
import { suggestTitle, withTitle } from '../run/card-titles.ts';
import { addFormat, type Format } from '../terminal/format.ts';
import { EXIT, type ExitCode, print, printJson, printStderr } from '../terminal/output.ts';
import { generalMessage } from '../terminal/problems/general.ts';
import { showProblems, textsOf } from '../terminal/problems/show.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { styled } from '../terminal/styles.ts';

interface Options {
  format: Format;
  steps?: string;
  lang: Lang;
  ops?: true;
}

/** `ecos explain [PATH] NUMBER | [PATH] TITLE | [PATH] -e STEPS | CODE`: rules text made from the program; what a problem's code means. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .usage('[options] [PATH] NUMBER | [PATH] TITLE | [PATH] -e STEPS | CODE')
    .argument(
      '[what...]',
      'a card by its number or title, in the set at PATH or the bundled ones, or the code of a problem',
    )
    .option('-e, --steps <steps>', 'steps in the card language, with the words of the set at PATH')
    .addOption(new Option('--lang <language>', 'language of the rules text').choices(LANGUAGES).default('en'))
    .option('--ops', "show the program's operations too");
  addFormat(command).action(async (what: string[], options: Options) => {
    if (options.steps !== undefined) return done(await explainSteps(options.steps, what, options));
    const asked = what.at(-1);
    if (asked === undefined)
      throw new UserError(
        'Nothing to explain: give the number or title of a card, -e and steps, or the code of a problem.',
      );
    const entry = what.length === 1 ? codeNamed(asked) : undefined;
    if (entry) {
      explainCode(entry, options);
      return done(EXIT.fine);
    }
    return done(await explainCard(asked, what.slice(0, -1), options));
  });
}

async function explainSteps(text: string, paths: readonly string[], options: Options): Promise<ExitCode> {
  const { set, warnings } = await onlySet(paths, options.lang);
  const { steps, problems, unlisted } = compileSteps(text, set.words);
  const broken = problems.some((problem) => problem.severity === 'error');
  if (broken && options.format === 'json') {
    printJson({ problems, ...moreOf({ unlisted }) });
    return EXIT.cardErrors;
  }
  // Bare steps stand in no file.
  const named = problems.map((problem) => ({ ...problem, file: STEPS }));
  const more = unlisted.map((of) => ({ ...of, file: STEPS }));
  if (named.length > 0)
    printStderr(showProblems(named, textsOf([{ file: STEPS, text }]), process.stderr, more));
  if (broken) return EXIT.cardErrors;
  if (steps.length === 0)
    throw new UserError('There are no steps to explain: write them after -e, in quotes.');
  tell(steps, set, options, warnings);
  return EXIT.fine;
}

const STEPS = '<steps>';

/** The set whose words bare steps are written in: that of PATH, or the one a game is played with. */
async function onlySet(
  paths: readonly string[],
  lang: Lang,
): Promise<{ set: CompiledSet; warnings: string[] }> {
  if (paths.length > 1) throw new UserError(`One PATH at most, not ${paths.length}: ${paths.join(', ')}.`);
  const { result, warnings } = await spokenIn(lang, await loadPlayableSet(paths));
  return { set: result.sets[0], warnings };
}

/** @param asked number or title of a card, all digits for a number */
async function explainCard(asked: string, paths: readonly string[], options: Options): Promise<ExitCode> {
  if (paths.length > 1)
    throw new UserError(
      `One PATH at most before "${asked}", not ${paths.join(', ')}. A title of several words needs quotes.`,
    );
  const isNumber = /^[0-9]+$/.test(asked);
  // Somebody who forgot the card named only the set.
  if (!isNumber && paths.length === 0 && isSet(asked))
    throw new UserError(
      `Which card of ${asked}? Add its number or title: ecos explain ${shellWord(asked)} 1.`,
    );
  const { result, warnings } = await spokenIn(options.lang, await loadPlayableSet(paths));
  const [set] = result.sets;
  const { cards, features } = mergeDecks(set.chain);
  const all = [...cards, ...features].toSorted((a, b) => a.number - b.number);
  const found = isNumber ? all.filter(({ number }) => number === Number(asked)) : withTitle(all, asked);
  if (found.length === 0 && result.broken) {
    tellErrors(result, options.format);
    return EXIT.cardErrors;
  }
  const [card] = found;
  if (!card) throw new UserError(noCard(asked, isNumber, all, set));
  if (found.length > 1) {
    const labels = andList(found.map((one) => cardLabel(one)));
    throw new UserError(
      `${nameOf(set)} has ${found.length} cards of that title: ${labels}. Give the number.`,
    );
  }
  if ('triggers' in card) tellFeature(card, set, options, warnings);
  else tell(card.steps, set, options, warnings);
  return EXIT.fine;
}

/** A bundled set, or a file or folder. */
function isSet(path: string): boolean {
  return existsSync(path) || bundledSets().some(({ id }) => id === path);
}

function noCard(
  asked: string,
  isNumber: boolean,
  all: readonly (CardProgram | FeatureProgram)[],
  set: CompiledSet,
): string {
  if (isNumber) return `There is no card ${asked} in ${nameOf(set)}${spanOf(all)}.`;
  const hint = suggestTitle(all, asked) || 'ecos list shows all cards.';
  return `There is no card "${asked}" in ${nameOf(set)}, and no code of a problem like ECO201. ${hint}`;
}

function nameOf({ program }: CompiledSet): string {
  return program.id === '' ? 'this set' : program.id;
}

function spanOf(cards: readonly { number: number }[]): string {
  const last = cards.at(-1);
  return last ? `; its numbers go from ${cards[0].number} to ${last.number}` : ', which has none';
}

const printImpact = (lang: Lang) => print(`\n${styled('yellow', impactText(lang))}`);

/** Warnings as a part of JSON, where there are any. */
const some = (warnings: readonly string[]) => (warnings.length > 0 ? { warnings } : {});

/** Says what steps do, in words and, for programs, as data. */
function tell(
  steps: Block,
  { words }: CompiledSet,
  { format, lang, ops }: Options,
  warnings: readonly string[],
): void {
  const text = stepsText(steps, words, lang);
  const impact = hasImpact(steps);
  if (format === 'json') {
    printJson({ text, impact, ops: steps, decisions: decisionsOf(steps), ...some(warnings) });
    return;
  }
  remarkWarnings(warnings);
  print(text);
  if (impact) printImpact(lang);
  if (ops) print(`\n${JSON.stringify(steps, null, 2)}`);
}

/** Says what a Landscape Feature asks for and does; as data, its triggers. */
function tellFeature(
  feature: FeatureProgram,
  { words }: CompiledSet,
  { format, lang, ops }: Options,
  warnings: readonly string[],
): void {
  const text = featureText(feature, words, lang);
  const { triggers } = feature;
  const impact = triggers.some(({ steps }) => hasImpact(steps));
  if (format === 'json') {
    printJson({ text, impact, ops: triggers, decisions: decisionsOfFeature(feature), ...some(warnings) });
    return;
  }
  remarkWarnings(warnings);
  print(text);
  if (impact) printImpact(lang);
  if (ops) print(`\n${JSON.stringify(triggers, null, 2)}`);
}

/** The problem of a code, in capitals or not. */
function codeNamed(asked: string): [code: string, entry: Entry] | undefined {
  const code = asked.toUpperCase();
  const entry = new Map<string, Entry>(Object.entries(CATALOGUE)).get(code);
  return entry && [code, entry];
}

function explainCode([code, entry]: [string, Entry], { format }: Options): void {
  const { severity, message, explanation: text, wrong, mended } = entry;
  if (format === 'json') printJson({ code, severity, message, text, wrong, mended });
  else
    print(
      `${styled('bold', `${code}, ${severity}`)}: ${generalMessage(message)}\n\n${text}\n\n${example(wrong, mended)}`,
    );
}

/** The small example of a mistake and its mend, as the catalogue has it. */
function example(wrong: string, mended: string): string {
  return `${styled('red', 'Wrong:')}\n${indented(wrong)}\n\n${styled('green', 'Corrected:')}\n${indented(mended)}`;
}

const indented = (text: string) => text.replace(/^/gm, '  ');
