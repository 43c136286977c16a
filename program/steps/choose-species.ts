/** `choose a species`: the card means its animals by a name from then on (L68). */
import { Type } from '../schema/schema.ts';
import { NAME_PATTERN } from '../terms.ts';
import { operation, ownIf, where } from './operation.ts';

export const chooseSpecies = operation({
  schema: Type.Object({
    op: Type.Literal('choose-species'),
    ...where,
    as: Type.String({ pattern: NAME_PATTERN }),
    ...ownIf,
  }),
  summary: 'Chooses a species; the card names its animals by the word after `as` from then on (L68).',
  example: 'choose a species as totem',
  snippet: 'choose a species as <totem>',
  cannot: 'with no such species',
  outcomes: ({ where: place }) => (place ? ['cannot'] : []),
  decisions: () => ['species'],
});
