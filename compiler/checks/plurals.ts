/** English plurals that are not the name and `s`, as far as the end of a word tells. */

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
