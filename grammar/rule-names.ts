/** The names of the grammar's rules. Completion looks up rules by their names, and the type checker knows them all. */

/** The words of a text with a space between them. */
type Words<Text extends string> = Text extends `${infer Word} ${infer More}` ? Word | Words<More> : Text;

export const RULE_NAMES = [
  'file declaration setDeclaration setting element animal marker hand layout sketch',
  'card clause cardBlock cardTrigger feature featureClause triggers trigger legend cell cellName',
  'scenario line boardLine givenLine given expectLine expectation choice doNothing looseBlock',
  'block steps step action anAction bareStep bodyAfter ifBody nested nothing loose',
  'ifStep may each either repeat byHand forEach choosePlayer thatPlayer theOwner choose chooseSpecies stop draw do gain give',
  'lose move goal pay',
  'place play remove replace rotate swap',
  'thing describedThing held kind reward amount quantity quantityOrAll exactOrAll asset possession',
  'condition test compare count landscapeCount per group anyGroup region spot mark site oneSite where oneWhere',
  // Read only to report a mistake.
  'unknown unknownDeclaration unknownSetting unknownClause unknownFeatureClause unknownTrigger unknownLine',
  'lateStep strayActive strayImpact strayClose straySemicolon amountBefore adjacentThing groundsAfter groundsBehind',
  'spotsBehind spotsWithout rowsBehindComma rowsBehindSemicolon',
] as const;
export type RuleName = Words<(typeof RULE_NAMES)[number]>;
