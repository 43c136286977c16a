/** Lowers `place`. */
import type { KindNode } from '../../../grammar/index.ts';
import { EXPECTED_NOUNS, isTerrain, type Kind } from '../../../program/index.ts';
import { findThing } from '../../names.ts';
import type { Context } from '../../scope.ts';
import { bindThing, lowerAll, whole } from '../context.ts';
import { checkPlacement } from '../place-checks.ts';
import { bindResult, type LowerStep, lowerParts, lowerQuantity } from './action.ts';

export const place: LowerStep<'place'> = (context, node) => {
  const quantity = lowerQuantity(context, node.quantity);
  const kinds = lowerAll(node.kinds, (kind) => lowerKind(context, kind));
  const parts = lowerParts(context, node);
  const things = kinds?.map((kind) => (typeof kind === 'string' ? kind : 'animal'));
  const kept = bindResult(context, things, node.as);
  const step = whole({ op: 'place', quantity, kinds, ...parts, ...kept });
  if (!step?.where || !node.where) return step;
  return checkPlacement(context, step.kinds, step.where, node.where) ? step : undefined;
};

function lowerKind(context: Context, { word, of }: KindNode): Kind | undefined {
  if (!of) return bindThing(context, word, EXPECTED_NOUNS.placed);
  const what = findThing(context.names, word.text);
  const terrain = findThing(context.names, of.text);
  if (what === undefined) return bindThing(context, word, EXPECTED_NOUNS.animal);
  if (terrain === undefined) return bindThing(context, of, EXPECTED_NOUNS.terrain);
  if (what === 'animal' && isTerrain(terrain)) return { animalOf: terrain };
  return context.report.add('ECO303', { from: word.from, to: of.to }, { what, of: of.text });
}
