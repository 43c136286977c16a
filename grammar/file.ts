/** A file of the card language: its declarations. Parsing and printing both start here. */

import { card } from './cards/card.ts';
import { feature } from './cards/feature.ts';
import type { Advice } from './mistakes.ts';
import { skipDeclaration } from './recovery/next-declaration.ts';
import type { Lookahead, Reading } from './recovery/reading.ts';
import { unknownDeclaration } from './recovery/unknown.ts';
import type { RuleName } from './rule-names.ts';
import { scenario } from './scenarios/scenario.ts';
import { setDeclaration } from './sets/settings.ts';
import { animal, element, hand, layout, marker } from './sets/words.ts';
import { defineSteps } from './steps/steps.ts';
import { all, check, defineRule, forward, rows, rule, ruleOf, variants } from './syntax.ts';
import { removal } from './tokens/edits.ts';
import { spanOf } from './tokens/token-text.ts';
import type { TokenKind } from './tokens/tokens.ts';
import { DECLARATION_WORDS } from './tokens/words.ts';
import type { Item } from './tree/declarations.ts';

const strayClose = rule(
  'strayClose',
  all(
    check((reading) => {
      if (reading.alreadyWrong()) return;
      const from = reading.here();
      const at = { from, to: from + reading.peek(1).image.length };
      reading.report({ code: 'ECO104', ...at }, () => ({ values: {}, fixes: [removal(at, '}')] }));
    }),
    '}',
    check((reading) => skipDeclaration(reading, true)),
  ),
);

/** A surplus sign between two declarations. */
function surplusSign(reading: Reading): Advice | undefined {
  const sign = reading.peek(1);
  if (!reading.is(1, ';', ',')) return undefined;
  const fixes = [removal(spanOf(sign), sign.image, true)];
  return { hint: `leave \`${sign.image}\` out: declarations have nothing between them`, fixes };
}

/** Whether the next line begins with the plural of a declaration keyword: `animals`. */
const isPlural = (reading: Lookahead): boolean =>
  reading.startsLine() && PLURALS.has(reading.peek(1).image) && reading.is(2, 'Name');

const PLURALS: ReadonlySet<string> = new Set(DECLARATION_WORDS.map((one) => `${one}s`));

const unknown = (name: RuleName, token: TokenKind) =>
  unknownDeclaration(name, {
    report: (reading) => reading.reportExpected('declaration', surplusSign(reading)),
    skip: (reading) => skipDeclaration(reading, true, isPlural),
    token,
  });

const declaration = ruleOf(
  'declaration',
  variants<Item>()(
    'kind',
    { card, scenario, set: setDeclaration, element, animal, marker, hand, layout, feature },
    { others: [strayClose, unknown('unknownDeclaration', 'Anything'), unknown('straySemicolon', ';')] },
  ),
);

export const cardFile = forward<{ items: Item[] }>('file');
defineSteps();
defineRule(cardFile, rows('items', declaration, { ends: { skip: (reading) => skipDeclaration(reading) } }));
