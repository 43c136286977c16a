/** The card that the studio shows is the picture that `print` draws: all bundled cards, each in one of the languages. */
import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { cardPicture, LANGUAGES, makeSign } from '../../print/face/index.ts';
import { declaredCards, printedCard } from '../../studio/worker/cards/cards.ts';
import { openTexts } from '../../studio/worker/workspace.ts';

const BUNDLED = bundledSets();
const SETS = compile(BUNDLED).sets;

test.each(BUNDLED)('the cards of $id', ({ id, files }) => {
  const { program, words } = SETS.find((set) => set.program.id === id)!;
  const texts = files.map(({ file, text }) => ({ file: file.replace(/.*\//, ''), text }));
  const workspace = openTexts({ texts, outside: [] }, BUNDLED);
  const cards = [...program.cards, ...program.features];
  const declared = declaredCards(workspace);
  expect(declared).toHaveLength(cards.length);
  for (const [i, { number }] of declared.entries()) {
    const lang = LANGUAGES[i % LANGUAGES.length]!;
    const card = cards.find((one) => one.number === number)!;
    const drawn = cardPicture(card, words, lang, undefined, { sign: makeSign(id) });
    const shown = printedCard(workspace, { number, lang })!;
    expect(shown).toMatchObject({ svg: drawn.svg, lang, hasErrors: false });
    // The step of each row is in the picture.
    for (const { step } of shown.rows)
      if (step !== undefined) expect(drawn.svg).toContain(`data-step="${step}"`);
  }
});
