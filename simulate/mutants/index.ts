/** Public interface of `simulate/mutants`: examines cards with one change each. Uses no Node modules, so it runs in browsers. */
export * from './examine.ts';
