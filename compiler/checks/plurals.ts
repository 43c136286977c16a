/** English plurals that do not just add `s`, judged by the end of the word. */

/** Ends of words and what they become, the first that fits; `$1` is kept. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(fish|sheep|deer|moose|bison|salmon|trout|squid|swine)$/, '$1'],
  [/(^|-)(dor)?mouse$/, '$1$2mice'],
  [/(^|-)louse$/, '$1lice'],
  [/(^|-)goose$/, '$1geese'],
  [/(^|-)ox$/, '$1oxen'],
  [/(wol|cal)f$/, '$1ves'],
  [/(qu|[^aeiou])y$/, '$1ies'],
  // `ch` is said as a k in monarch, and then takes an s.
  [/arch$/, 'archs'],
  [/(s|x|z|ch|sh)$/, '$1es'],
];

/** The plural of an English name, word by word with hyphens, where it is probably not the name and `s`. */
export function irregularPlural(name: string): string | undefined {
  const ending = ENDINGS.find(([end]) => end.test(name));
  const plural = ending && name.replace(...ending);
  return plural === `${name}s` ? undefined : plural;
}

/** The plural of an English name, judged by its end. */
export function pluralOf(name: string): string {
  return irregularPlural(name) ?? `${name}s`;
}

/** Ends of plurals, and of the names they may be made of. */
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

/** `octopus`, `bus` and `ibis`, but not `emus` and `okapis`. */
const NO_PLURAL = /\w{4}us$|(^|-)(\wus|\w{0,2}is)$/;

/** The name whose plural a word is, if it looks like one. */
export function singularOf(plural: string): string | undefined {
  if (NO_PLURAL.test(plural)) return undefined;
  return SINGULARS.map(([end, name]) => plural.replace(end, name)).find(
    (name) => name !== plural && pluralOf(name) === plural,
  );
}
