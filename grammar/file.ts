/** A file of the card language: its declarations. Everything the parser reads and the printer writes begins here. */
import type { TokenType } from 'chevrotain';
import { card } from './cards/card.ts';
import { feature } from './cards/feature.ts';
import { skipDeclaration } from './recovery/next-declaration.ts';
import { unknownDeclaration } from './recovery/unknown.ts';
import { scenario } from './scenarios/scenario.ts';
import { setDeclaration } from './sets/settings.ts';
import { animal, element, hand, layout, marker } from './sets/words.ts';
import './steps/steps.ts';
import { all, check, complete, forward, rows, rule, ruleOf, variants } from './syntax.ts';
import { Anything, DECLARATION_WORDS, Semicolon } from './tokens.ts';
import type { Item } from './tree/declarations.ts';

const strayClose = rule(
  'strayClose',
  all(
    check((reading) => {
      if (reading.alreadyWrong()) return;
      const from = reading.here();
      reading.report({ code: 'ECO104', from, to: from + reading.peek(1).image.length });
    }),
    '}',
    check((reading) => skipDeclaration(reading, true)),
  ),
);

const unknown = (name: string, token: TokenType) =>
  unknownDeclaration(name, {
    report: (reading) => reading.reportExpected('ECO112', '', DECLARATION_WORDS),
    skip: (reading) => skipDeclaration(reading, true),
    token,
  });

const declaration = ruleOf(
  'declaration',
  variants<Item>()(
    'kind',
    { card, scenario, set: setDeclaration, element, animal, marker, hand, layout, feature },
    { others: [strayClose, unknown('unknownDeclaration', Anything), unknown('straySemicolon', Semicolon)] },
  ),
);

export const cardFile = forward<{ items: Item[] }>('file');
complete(
  cardFile,
  rows('items', declaration, {
    ends: {
      skip: (reading) => skipDeclaration(reading),
      after: (reading, { node, whole }: { node: Item | undefined; whole: boolean }) => {
        if (!node) return;
        if (!whole) node.broken = true;
        reading.extend(node);
      },
      semicolon: false,
    },
  }),
);
