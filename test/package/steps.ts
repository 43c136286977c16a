/** What is done with an installed package. */

/** One thing to do. */
export interface Step {
  /** `ecos` and its arguments, or those of Node. */
  args: string[];
  /** The exit code it must end with; 0 without it. */
  exit?: number;
  /** What must be in what it says. */
  says?: RegExp;
  /** A file beside this one that it needs. */
  file?: string;
  /** A file that must be there after it. */
  makes?: string;
}

const ecos = (line: string, more: Omit<Step, 'args'> = {}): Step => ({
  args: ['ecos', ...line.split(' ')],
  ...more,
});

/** What works whatever is installed besides. */
const always: Step[] = [
  ecos('--version', { says: /^\d+\.\d+\.\d+/ }),
  ecos('new my-set', { makes: 'my-set/cards.eco' }),
  ecos('check my-set', { says: /no problems/ }),
  ecos('check'),
  ecos('test my-set', { says: /2 scenarios passed/ }),
  ecos('fmt --check my-set'),
  ecos('list my-set', { says: /3 cards/ }),
  ecos('explain my-set 502', { says: /meerkat/ }),
  ecos('play my-set --seed 7 --target 15 --log game.log', { makes: 'game.log' }),
  ecos('replay game.log my-set'),
  ecos('simulate my-set --games 4 --bots random --target 10'),
  { args: ['entries.mjs'], file: 'entries.mjs', says: /a game is over/ },
  { args: ['studio.mjs'], file: 'studio.mjs', says: /the studio has My Set open/ },
  { args: ['host.mjs'], file: 'host.mjs', says: /a bot plays at a table/ },
];

/** With all optional packages; `tsc` is the path of a TypeScript compiler. */
export const inFull = (tsc: string): Step[] => [
  ...always,
  ecos('print my-set --out my-set.pdf', { makes: 'my-set.pdf' }),
  ecos('simulate my-set --games 4 --bots random --target 10 --report report.html', { makes: 'report.html' }),
  ecos('build my-set --out built', { makes: 'built/my-set.ts' }),
  ecos('check built/my-set.json'),
  {
    args: [tsc, '--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', 'types.mts'],
    file: 'types.mts',
  },
];

/** Without them: what needs one says what to install. */
export const withoutOptional: Step[] = [
  ...always,
  ecos('print my-set --out my-set.pdf', {
    exit: 2,
    says: /npm install puppeteer|npm install @sparticuz\/chromium/,
  }),
  ecos('simulate my-set --games 4 --report report.html', {
    exit: 2,
    says: /npm install @duckdb\/node-api@\d/,
  }),
  ecos('build my-set --out built', { exit: 2, says: /npm install ts-morph@\d/ }),
];
