/** Entry of `grammar/tokens`: the words of the language and lists of them, for messages that need no parser. */
export { andList, orList } from '../lists.ts';
export {
  CLAUSE_WORDS,
  DECLARATION_WORDS,
  FEATURE_CLAUSE_WORDS,
  LINE_WORDS,
  SETTING_WORDS,
  STEP_WORDS,
  TRIGGER_WORDS,
} from './words.ts';
