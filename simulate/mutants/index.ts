/** Public interface of `simulate/mutants`: examines cards with one change each. Uses no Node modules, so it runs in browsers. */
export {
  type Examination,
  examine,
  type MutantResult,
  type MutationResult,
  notices,
  TRIED_TABLES,
} from './examine.ts';
