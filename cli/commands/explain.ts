import { type Command, Option } from 'commander';
import { type CompiledSet, compileSteps } from '../../compiler/compile.ts';
import { CATALOGUE, type Entry } from '../../compiler/problems.ts';
import { LANGUAGES, type Lang } from '../../print/wording/language.ts';
import { featureText, impactText, stepsText } from '../../print/wording/text.ts';
import { type FeatureProgram, mergeDecks } from '../../runtime/ops/program.ts';
import { type Block, hasImpact } from '../../runtime/ops.ts';
import { tellErrors } from '../checked.ts';
import { decisionsOf, decisionsOfFeature } from '../decisions.ts';
import { addFormat, type Format } from '../format.ts';
import { EXIT, type ExitCode, print, printJson, remark } from '../output.ts';
import { generalMessage } from '../problems/general.ts';
import { showProblems, textsOf } from '../problems/show.ts';
import { Refusal } from '../refusal.ts';
import { remarkWarnings, spokenIn } from '../set-words.ts';
import { checkedSet } from '../sets.ts';
import { styled } from '../styles.ts';

interface Options {
  format: Format;
  steps?: string;
  lang: Lang;
  ops?: true;
}

/** `ecos explain [PATH] NUMBER | -e STEPS | CODE`: rules text made from the program; what a problem's code means. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .usage('[options] [PATH] NUMBER | [PATH] -e STEPS | CODE')
    .argument(
      '[what...]',
      'a card by its number, in the set at PATH or the bundled ones, or the code of a problem',
    )
    .option('-e, --steps <steps>', 'steps in the card language, with the words of the set at PATH')
    .addOption(new Option('--lang <language>', 'language of the rules text').choices(LANGUAGES).default('en'))
    .option('--ops', "show the program's operations too");
  addFormat(command).action(async (what: string[], options: Options) => {
    if (options.steps !== undefined) return done(await explainSteps(options.steps, what, options));
    const asked = what.at(-1);
    if (asked === undefined)
      throw new Refusal('Say what to explain: the number of a card, -e and steps, or a code.');
    if (/^[0-9]+$/.test(asked)) return done(await explainCard(Number(asked), what.slice(0, -1), options));
    return done(explainCode(asked, what, options));
  });
}

async function explainSteps(text: string, paths: readonly string[], options: Options): Promise<ExitCode> {
  const { set, warnings } = await onlySet(paths, options.lang);
  const { steps, problems } = compileSteps(text, set.words);
  const broken = problems.some((problem) => problem.severity === 'error');
  if (broken && options.format === 'json') {
    printJson({ problems });
    return EXIT.cards;
  }
  // Bare steps stand in no file.
  const named = problems.map((problem) => ({ ...problem, file: STEPS }));
  if (named.length > 0) remark(showProblems(named, textsOf([{ file: STEPS, text }]), process.stderr));
  if (broken) return EXIT.cards;
  if (steps.length === 0) throw new Refusal('There are no steps to explain: write them after -e, in quotes.');
  tell(steps, set, options, warnings);
  return EXIT.fine;
}

const STEPS = '<steps>';

/** The set whose words bare steps are written in: that of PATH, or the one a game is played with. */
async function onlySet(
  paths: readonly string[],
  lang: Lang,
): Promise<{ set: CompiledSet; warnings: string[] }> {
  if (paths.length > 1) throw new Refusal(`One PATH at most, not ${paths.length}: ${paths.join(', ')}.`);
  const { result, warnings } = await spokenIn(lang, await checkedSet(paths));
  return { set: result.sets[0], warnings };
}

async function explainCard(number: number, paths: readonly string[], options: Options): Promise<ExitCode> {
  if (paths.length > 1)
    throw new Refusal(`One PATH at most before the number ${number}, not ${paths.join(', ')}.`);
  const { result, warnings } = await spokenIn(options.lang, await checkedSet(paths));
  const [set] = result.sets;
  const { cards, features } = mergeDecks(set.chain);
  const card = cards.find((candidate) => candidate.number === number);
  const feature = features.find((candidate) => candidate.number === number);
  if (card) tell(card.steps, set, options, warnings);
  if (feature) tellFeature(feature, set, options, warnings);
  if (card || feature) return EXIT.fine;
  const numbered = [...cards, ...features].toSorted((a, b) => a.number - b.number);
  if (!result.broken) throw new Refusal(`There is no card ${number} in ${nameOf(set)}${spanOf(numbered)}.`);
  tellErrors(result, options.format);
  return EXIT.cards;
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

function explainCode(asked: string, what: readonly string[], { format }: Options): ExitCode {
  const code = asked.toUpperCase();
  const entry = new Map<string, Entry>(Object.entries(CATALOGUE)).get(code);
  if (!entry || what.length > 1) {
    throw new Refusal(
      `${what.join(' ')} is neither the number of a card nor the code of a problem, like ECO201.`,
    );
  }
  const { severity, message, explanation: text, wrong, mended } = entry;
  if (format === 'json') printJson({ code, severity, message, text, wrong, mended });
  else
    print(
      `${styled('bold', `${code}, ${severity}`)}: ${generalMessage(message)}\n\n${text}\n\n${example(wrong, mended)}`,
    );
  return EXIT.fine;
}

/** The small example of a mistake and its mend, as the catalogue has it. */
function example(wrong: string, mended: string): string {
  return `${styled('red', 'Wrong:')}\n${indented(wrong)}\n\n${styled('green', 'Mended:')}\n${indented(mended)}`;
}

const indented = (text: string) => text.replace(/^/gm, '  ');
