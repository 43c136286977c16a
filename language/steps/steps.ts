/** Steps of effects: where each is in the text, and which row of its card says it. */
import { type StepSpan, spansOfSteps, stepAtOffset } from '../../compiler/index.ts';
import type { Span } from '../../grammar/index.ts';
import { type Lang, type RowOfStep, rowsOfSteps, stepName } from '../../print/face/index.ts';
import {
  type Block,
  type CardProgram,
  type FeatureProgram,
  isFeature,
  type Step,
  stepAt as stepAtPath,
  type Vocabulary,
} from '../../program/index.ts';
import { compiledCard } from '../cards/card.ts';
import { namedSets } from '../names/named-sets.ts';
import { itemAt } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A step of a program, found in a text. */
export interface StepHere extends StepSpan {
  step: Step;
  /** The words of its set and all that it builds on. */
  words: Vocabulary;
  /** The card or Landscape Feature it is on; none for steps of a scenario. */
  card?: CardProgram | FeatureProgram;
  /** Of a feature: the index of its trigger. */
  trigger?: number;
}

/** A row of a card, and the characters of the step it says, or of all steps of a trigger. */
export interface RowInText extends RowOfStep {
  at?: Span;
}

/** The innermost step at a character of a file; nothing in a card or scenario with an error. */
export function stepAt(workspace: Workspace, file: string, offset: number): StepHere | undefined {
  const found = effectsAt(workspace, file, offset);
  for (const { steps, ...effect } of found?.effects ?? []) {
    const span = stepAtOffset(spansOfSteps(steps, found?.moved), file, offset);
    const step = span && stepAtPath(steps, span.path);
    if (step && found) return { ...span, step, words: found.words, ...effect };
  }
  return undefined;
}

/** The rows of the card or Landscape Feature at a character of a file, from top to bottom, in a language. */
export function rowsAt(
  workspace: Workspace,
  file: string,
  offset: number,
  lang: Lang = 'en',
): RowInText[] | undefined {
  const found = effectsAt(workspace, file, offset);
  const card = found?.effects[0]?.card;
  if (!found || !card) return undefined;
  const spans = found.effects.map(({ steps }) => spansOfSteps(steps, found.moved));
  return rowsOfSteps(card, found.words, lang).map((row) => {
    const { path, trigger } = row;
    const ofEffect = path || trigger !== undefined ? spans[trigger ?? 0] : undefined;
    // The words before the steps of a trigger, and the steps with them where they are short, are of all its steps.
    const said = path ? ofEffect?.filter((one) => `${one.path}` === `${path}`) : ofEffect;
    const [first] = said ?? [];
    return first ? { ...row, at: { from: first.from, to: Math.max(...said!.map(({ to }) => to)) } } : row;
  });
}

/** A step of a card or Landscape Feature by the name that rows of its HTML have for it, and its characters. */
export interface NamedStep extends Span {
  name: string;
}

/** All steps of the card or Landscape Feature at a character of a file, those around others first. */
export function namedStepsAt(workspace: Workspace, file: string, offset: number): NamedStep[] {
  const { effects, moved } = effectsAt(workspace, file, offset) ?? { effects: [] };
  return effects.flatMap(({ steps, card, trigger }) => {
    const spans = card ? spansOfSteps(steps, moved) : [];
    const named = spans.map(({ path, from, to }) => ({ name: stepName(path, trigger), from, to }));
    const [first] = spans;
    if (trigger === undefined || !first) return named;
    return [
      { name: stepName([], trigger), from: first.from, to: Math.max(...spans.map(({ to }) => to)) },
      ...named,
    ];
  });
}

/** A step in a text, and the effect it is of. */
export interface PlacedStep extends StepSpan {
  /** Of a feature: the index of its trigger. */
  trigger?: number;
  /** Of a scenario: the index of its `do`, of those with steps. */
  block?: number;
}

/** All steps of the card, Landscape Feature or scenario at a character of a file, those around others first. */
export function stepsAt(workspace: Workspace, file: string, offset: number): PlacedStep[] {
  const { effects, moved } = effectsAt(workspace, file, offset) ?? { effects: [] };
  return effects.flatMap(({ steps, card, trigger }, block) =>
    spansOfSteps(steps, moved).map((span) => ({
      ...span,
      ...(trigger !== undefined && { trigger }),
      ...(!card && { block }),
    })),
  );
}

/** Steps that run together. */
interface Effect extends Pick<StepHere, 'card' | 'trigger'> {
  steps: Block;
}

/** The effects of the declaration at a character. */
function effectsAt(workspace: Workspace, file: string, offset: number) {
  const item = itemAt(workspace, file, offset);
  const { set: compiled, moved } = namedSets(workspace).ofFile.get(file)?.compiled ?? {};
  if (!item || !compiled) return undefined;
  const { program, words, scenarios } = compiled;
  const effects = (): Effect[] => {
    switch (item.kind) {
      case 'card':
      case 'feature': {
        const card = compiledCard(program, item);
        if (!card) return [];
        if (!isFeature(card)) return [{ card, steps: card.steps }];
        return card.triggers.map(({ steps }, trigger) => ({ card, trigger, steps }));
      }
      case 'scenario':
        return scenarios
          .filter(({ at, title }) => at.file === file && title === item.title?.value)
          .flatMap(({ lines }) => lines.flatMap((line) => (line.line === 'do' ? { steps: line.steps } : [])));
      default:
        return [];
    }
  };
  return { words, moved, effects: effects() };
}
