/** Lowers `choose a species`. */
import { findThing } from '../../names.ts';
import { whole } from '../context.ts';
import { bindName, type LowerStep, lowerParts } from './action.ts';
import { choose } from './choose.ts';

/** How many characters of a step that cannot be read are searched for its name. */
const REACH = 200;

export const chooseSpecies: LowerStep<'choose-species'> = (context, node, inside) => {
  const { names, report, scope } = context;
  const { species, as, ...parts } = node;
  // An animal or marker of the set may have this name.
  if (species && findThing(names, species.text) !== undefined)
    return choose(context, { ...parts, ...(as && { as }), kind: 'choose', things: [species] }, inside);
  const lowered = lowerParts(context, node);
  if (node.broken || !species) {
    const rest = report.textOf({ from: node.from, to: node.from + REACH });
    names.species ??= /^[^;}]*\sas\s+([\w-]+)/.exec(rest)?.[1];
    return undefined;
  }
  if (!as)
    return report.add('ECO105', species, {
      expected: '`as` and a name after it',
      found: 'a species without a name',
    });
  const why = scope.inTrigger
    ? 'only the steps of a card or of `do` choose one'
    : names.species && `the card has chosen \`${names.species}\``;
  if (why) {
    names.species ??= as.text;
    return report.add('ECO315', node, { why });
  }
  const step = whole({ op: 'choose-species', ...lowered, as: bindName(context, as, names) });
  names.species = as.text;
  return step;
};
