/** What people ask, and the page of the site that answers it: the first ones stand on the first page, too. */
export const QUESTIONS: readonly (readonly [question: string, page: string])[] = [
  ['How do I write my first card?', 'docs/first-card.html'],
  ['How do I say …?', 'docs/reference/cookbook.html'],
  ['What can a card not say?', 'studio/cannot-be-said.html'],
  ['How do we play when we are not in one room?', 'docs/playing.html#on-the-web'],
  ['Is my card too strong?', 'docs/simulate.html'],
  ['How do I print and cut them?', 'docs/printing.html'],
  ['What can the studio do?', 'docs/studio.html'],
  ['How do I make a set of my own?', 'docs/sets.html'],
  ['What does this error mean?', 'docs/problems/index.html'],
  ['How do I test my cards?', 'docs/testing.html'],
  ['Can I use my own editor?', 'docs/editors.html'],
  ['What are the rules of the game?', 'docs/rules.html'],
  ['How is the card language written?', 'docs/language.html'],
  ['Which commands are there?', 'docs/cli.html'],
  ['How do I pass cards on?', 'docs/studio.html#sharing'],
  ['Can I build on it?', 'docs/embedding.html'],
  ['How can I help?', 'CONTRIBUTING.html'],
  ['What changed?', 'CHANGELOG.html'],
];

/** The page with all of them. */
export const QUESTIONS_PAGE = 'docs.html';
