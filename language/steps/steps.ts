/** Steps of effects: their positions in the text. */
import { spansOfSteps, stepAtOffset } from '../../compiler/index.ts';
import { stepName } from '../../print/face/index.ts';
import {
  allEffects,
  type Block,
  type CardProgram,
  type FeatureProgram,
  stepAt as stepAtPath,
} from '../../program/index.ts';
import { namedSets } from '../names/named-sets.ts';
import { compiledCard, findItem } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The innermost step at an offset of a file; `undefined` if the card or scenario has an error. */
export function innermostStep(workspace: Workspace, file: string, offset: number) {
  const found = effectsAt(workspace, file, offset);
  for (const { steps, ...effect } of found?.effects ?? []) {
    const span = stepAtOffset(spansOfSteps(steps), file, offset);
    const step = span && stepAtPath(steps, span.path);
    if (step && found) return { ...span, step, steps, words: found.words, ...effect };
  }
  return undefined;
}

/** A step of a card or Landscape Feature: its span, and its name in the card's picture. */
export type NamedStep = ReturnType<typeof nameSteps>[number];

/** All steps of the card or Landscape Feature at an offset of a file, outer steps before the steps inside them. */
export function nameSteps(workspace: Workspace, file: string, offset: number) {
  const { effects } = effectsAt(workspace, file, offset) ?? { effects: [] };
  return effects.flatMap(({ steps, card, trigger }) => {
    const spans = card ? spansOfSteps(steps) : [];
    const named = spans.map(({ path, from, to }) => ({ name: stepName(path, trigger), from, to }));
    const [first] = spans;
    if (trigger === undefined || !first) return named;
    return [
      { name: stepName([], trigger), from: first.from, to: Math.max(...spans.map(({ to }) => to)) },
      ...named,
    ];
  });
}

/** All steps of the card, Landscape Feature or scenario at an offset of a file, outer steps before the steps inside them. */
export function listSteps(workspace: Workspace, file: string, offset: number) {
  const { effects } = effectsAt(workspace, file, offset) ?? { effects: [] };
  return effects.flatMap(({ steps, card, trigger }, block) =>
    spansOfSteps(steps).map((span) => ({
      ...span,
      ...(trigger !== undefined && { trigger }),
      // The index of its `do` among those with steps, for a scenario.
      ...(!card && { block }),
    })),
  );
}

/** An effect: steps that run together. */
interface Effect {
  steps: Block;
  /** The card or Landscape Feature that it is on; missing for steps of a scenario. */
  card?: CardProgram | FeatureProgram;
  /** The index of its trigger, for a feature. */
  trigger?: number;
}

/** The effects of the declaration at an offset. */
function effectsAt(workspace: Workspace, file: string, offset: number) {
  const item = findItem(workspace, file, offset);
  const { set: compiled } = namedSets(workspace).ofFile.get(file)?.compiled ?? {};
  if (!item || !compiled) return undefined;
  const { program, words, scenarios } = compiled;
  const effects = (): Effect[] => {
    switch (item.kind) {
      case 'card':
      case 'feature': {
        const card = compiledCard(program, item);
        if (!card) return [];
        return allEffects(card).map((effect) => ({ card, ...effect }));
      }
      case 'scenario':
        return scenarios
          .filter(({ at, title }) => at.file === file && title === item.title?.value)
          .flatMap(({ lines }) => lines.flatMap((line) => (line.line === 'do' ? { steps: line.steps } : [])));
      default:
        return [];
    }
  };
  // With the vocabulary of its set, including the sets it extends.
  return { words, effects: effects() };
}
