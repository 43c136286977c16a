/** The card of a draft, the other drafts, and what takes them. */
import { pluralize, submits } from '../../../table/page/around/index.ts';
import { Button, put } from '../shell/controls.tsx';
import { DrawnCard } from './drawn-card.tsx';
import { type Draft, pieceText, type ReadWords, type WordsController } from './words-controller.ts';

interface WordsPaneProps {
  words: Pick<WordsController, 'differing' | 'draft' | 'isLit' | 'leftOut' | 'take'>;
  read: ReadWords | undefined;
  draft: Draft | undefined;
}

export function WordsPane({ words, read, draft }: WordsPaneProps) {
  const card = read?.card;
  const { differing } = words;
  const classes = rowClasses(words, draft);
  return (
    <section class="stack" aria-label="Your card">
      {card ? <DrawnCard {...card} classes={classes} /> : <p class="face no-card">{noCard(read)}</p>}
      {card?.tooLong.map((one) => (
        <p key={one} class="stale">
          {one}.
        </p>
      ))}
      <form class="stack" onSubmit={submits(() => void words.take())}>
        {read && differing.length > 0 && <Drafts {...{ words, read }} />}
        <div class="take stack">
          <Button words="Take it" class="main" disabled={!card} />
          <p class="small soft">
            {card && `Writes card ${card.number}${heldWords(read!, draft!, words.leftOut.value)}.`}
          </p>
        </div>
      </form>
    </section>
  );
}

/** The classes of the rows of each piece: those that were not read, and those that are pointed at or differ. */
export const rowClasses = (words: Pick<WordsController, 'isLit'>, draft: Draft | undefined): string[] =>
  (draft?.pieces ?? []).map(({ isHole }, i) =>
    [isHole && 'hole', words.isLit(i) && 'is-lit'].filter(Boolean).join(' '),
  );

/** Why there is no card. */
export function noCard(read: ReadWords | undefined): string {
  if (!read) return 'Your card is drawn here while you write.';
  return read.refusal ? `No card: the text is ${read.refusal.is}.` : 'No card: all of it is left out.';
}

/** How much of a card stays in somebody's words. */
function heldWords(read: ReadWords, { pieces }: Draft, leftOut: readonly string[]): string {
  const holes = pieces.filter((one) => one.isHole && !leftOut.includes(pieceText(read, one))).length;
  const stay = holes === 1 ? 'stays' : 'stay';
  return holes === 0 ? '' : `; ${pluralize(holes, 'sentence')} of it ${stay} in your words`;
}

function Drafts({ words, read }: { words: WordsPaneProps['words']; read: ReadWords }) {
  const { differing } = words;
  const lines = differing.map((line) => line + 1);
  return (
    <fieldset>
      <legend>
        <span class="head">{read.drafts.length} drafts</span>{' '}
        <span class="small soft">
          They differ in {lines.length === 1 ? 'line' : 'lines'} {lines.join(', ')}
        </span>
      </legend>
      {read.drafts.map(({ pieces }, i) => (
        <label key={i} class={`pick tick in-row ${i === words.draft.value ? 'is-pointed' : ''}`}>
          <input
            type="radio"
            name="draft"
            checked={i === words.draft.value}
            onChange={() => put(words.draft, i)}
          />
          {differing.map((line) => pieces[line]?.rules).join(' ')}
        </label>
      ))}
    </fieldset>
  );
}
