/**
 * Questions that come up only when the user goes to certain parts of the page, by the names of their functions: the code is
 * loaded with the first of them.
 */
import { loadHandlers } from '../../language/server/index.ts';

export { picture } from './cards/cards.ts';
export { linkedTexts as linked } from './cards/linked-texts.ts';
export { sheets, sheets as printed } from './cards/sheets.ts';
export { changes, difference } from './change/changed-cards.ts';
export { markdown } from './change/markdown.ts';
export { request } from './language.ts';
export { choose, film } from './trial/films.ts';
export { lay } from './trial/laying.ts';
export { keep, tellingBoards, tryOut } from './trial/trials.ts';
export { examples } from './write/assistant.ts';
export { mutants, unnoticed } from './write/mutants.ts';
export { declaration, offers } from './write/offers.ts';
export { ownWords } from './write/own-words.ts';
export { allScenarios, cardScenarios as scenarios } from './write/scenarios.ts';
export { untried } from './write/untried.ts';
export { worthOfCard as worth, worthOfValues as values, worths } from './write/worth.ts';

await loadHandlers();
