/** English plurals that do not just add `s`, guessed from the end of the word. */

/** Word endings and their plurals; the first match counts, and `$1` is kept. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(fish|sheep|deer|moose|bison|salmon|trout|squid|swine)$/, '$1'],
  [/(^|-)(dor)?mouse$/, '$1$2mice'],
  [/(^|-)louse$/, '$1lice'],
  [/(^|-)goose$/, '$1geese'],
  [/(^|-)ox$/, '$1oxen'],
  [/(wol|cal)f$/, '$1ves'],
  [/(qu|[^aeiou])y$/, '$1ies'],
  // The `ch` of `monarch` sounds like a k, so the plural takes an s.
  [/arch$/, 'archs'],
  [/(s|x|z|ch|sh)$/, '$1es'],
];

/** The plural of an English name if it is probably not just the name and `s`. Compound names keep their hyphens. */
export function irregularPlural(name: string): string | undefined {
  const ending = ENDINGS.find(([end]) => end.test(name));
  const plural = ending && name.replace(...ending);
  return plural === `${name}s` ? undefined : plural;
}

/** The plural of an English name, guessed from its ending. */
export function guessPlural(name: string): string {
  return irregularPlural(name) ?? `${name}s`;
}

/** Plural endings, and the endings of the names they may come from. */
const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/mice$/, 'mouse'],
  [/lice$/, 'louse'],
  [/geese$/, 'goose'],
  [/oxen$/, 'ox'],
  [/ves$/, 'f'],
  [/ies$/, 'y'],
  [/([xz]|[cs]h|ss|us)es$/, '$1'],
  [/([^s])s$/, '$1'],
];

/** Matches singulars that look like plurals: `octopus`, `bus` and `ibis`, but not `emus` and `okapis`. */
const NO_PLURAL = /\w{4}us$|(^|-)(\wus|\w{0,2}is)$/;

/** The name that a word is the plural of, if the word looks like a plural. */
export function guessSingular(plural: string): string | undefined {
  if (NO_PLURAL.test(plural)) return undefined;
  return SINGULARS.map(([end, name]) => plural.replace(end, name)).find(
    (name) => name !== plural && guessPlural(name) === plural,
  );
}
