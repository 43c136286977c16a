/** Each piece of a sentence beside its line of rules text; what is not read has a switch and help. */
import { ONE_FILE } from '../../games/start-worker.ts';
import { Button, put, Sign } from '../shell/controls.tsx';
import { HoleSwitch } from './hole-switch.tsx';
import { type Draft, pieceText, type ReadWords, type WordsController } from './words-controller.ts';

interface PiecesProps {
  words: Pick<WordsController, 'ask' | 'copied' | 'isLit' | 'leaveOut' | 'leftOut' | 'lit' | 'spell'>;
  read: ReadWords;
  draft: Draft;
}

export const Pieces = (props: PiecesProps) => (
  <div class="pieces">
    <div class="cols" aria-hidden="true">
      <span />
      <span class="head">Your words</span>
      <span class="head">On the card</span>
    </div>
    <ol aria-label="What was read">
      {props.draft.pieces.map(({ isHole }, i) =>
        isHole ? <Hole key={i} {...props} at={i} /> : <Line key={i} {...props} at={i} />,
      )}
    </ol>
  </div>
);

type RowProps = PiecesProps & { at: number };

function Line({ words, read, draft, at }: RowProps) {
  const piece = draft.pieces[at]!;
  const { rules } = piece;
  const to = draft.links.find((link) => link.piece === at)?.to;
  const linked = (text: string) => {
    const found = PRONOUN.exec(text);
    if (!found || to === undefined) return text;
    const light = () => put(words.lit, to);
    const dim = () => put(words.lit, undefined);
    const title = `${to + 1}: ${pieceText(read, draft.pieces[to]!)}`;
    return (
      <>
        {text.slice(0, found.index)}
        <button
          class="same"
          type="button"
          {...{ title, onMouseEnter: light, onFocus: light, onMouseLeave: dim, onBlur: dim }}
        >
          {found[0]}
        </button>
        {text.slice(found.index + found[0].length)}
      </>
    );
  };
  return (
    <li class={`piece ${words.isLit(at) ? 'is-lit' : ''}`}>
      <span class="n">{at + 1}</span>
      <p class="soft">{linked(pieceText(read, piece))}</p>
      <p lang={read.lang}>{rules === '' ? <span class="dim">Nothing.</span> : linked(rules)}</p>
    </li>
  );
}

/** A word by which a sentence names what another one has placed or chosen. */
const PRONOUN =
  /(?<!\p{L})(?:this|that|these|those|its?|them|they|there(?! (?:is|are))|est[aeo]s?|es[aeo]s?|él|ellas?|ellos|allí|ahí)(?!\p{L})/iu;

/** The page with all that cannot be said, which one file does not have. */
const UNSAYABLE = 'cannot-be-said.html';

function Hole({ words, read, draft, at }: RowProps) {
  const piece = draft.pieces[at]!;
  const said = pieceText(read, piece);
  const isOut = words.leftOut.value.includes(said);
  const spelt = draft.spelt.filter((one) => piece.at <= one.at && one.at < piece.at + piece.length);
  const entry = read.entries[at];
  const copied = words.copied.value;
  return (
    <li class="piece unread-piece">
      <span class="n">{at + 1}</span>
      <p>{isOut ? <s class="dim">{said}</s> : said}</p>
      <HoleSwitch {...{ words, said, at }} />
      <div class="help in-row wrap small">
        <b class="warned">Not read.</b>
        {piece.stop && spelt.length === 0 && (
          <span class="soft">
            It stops at <em>{pieceText(read, piece.stop)}</em>.
          </span>
        )}
        {spelt.map(({ at, length, as }) => (
          <Button
            key={at}
            words={
              <>
                <span class="soft">{read.text.slice(at, at + length)}</span> <Sign name="to" /> {as}?
              </>
            }
            press={() => words.spell(at, length, as)}
          />
        ))}
        {spelt.length === 0 &&
          (ONE_FILE ? (
            <span class="soft">{entry?.title}</span>
          ) : (
            <a
              class="same"
              href={entry ? `${UNSAYABLE}#${entry.anchor}` : UNSAYABLE}
              target="_blank"
              rel="noopener"
            >
              {entry?.title ?? 'What cannot be said'}
            </a>
          ))}
        {copied?.words === said ? (
          <span class="ok" role="status">
            {copied.outcome}
          </span>
        ) : (
          <button class="same" type="button" onClick={() => words.ask(said)}>
            Ask an assistant
          </button>
        )}
      </div>
    </li>
  );
}
