/** The syntax of `choose a species`. */
import { ownIf, stepSyntax } from '../blocks/step.ts';
import { keep } from '../nouns.ts';
import { oneWhere, PLACES } from '../places/where.ts';
import type { Lookahead } from '../recovery/reading.ts';
import { all, anArticle, field } from '../syntax.ts';
import { name } from '../tokens/token-values.ts';
import type { ChooseSpeciesNode } from '../tree/steps.ts';

/** `choose a species in this habitat as totem`. */
export const chooseSpecies = stepSyntax<ChooseSpeciesNode>(
  'chooseSpecies',
  ['as', ...PLACES, 'if'],
  all('choose', anArticle, field('species', name('species', { kind: 'species' })), oneWhere, keep, ownIf),
);

/** Whether a species is chosen, and not something in the landscape. */
export const atSpecies = (ahead: Lookahead): boolean => ahead.is(2, 'Article') && ahead.is(3, 'species');
