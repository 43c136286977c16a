/** Each piece of a sentence beside its line of rules text; what is not read has a switch and help. */
import { Button, put, Segments, Sign } from '../shell/controls.tsx';
import { type Differing, pieceSpan } from './differences.ts';
import { type Draft, pieceText, type ReadWords, type WordsController } from './words-controller.ts';

interface PiecesProps {
  words: Pick<WordsController, 'ask' | 'copied' | 'leaveOut' | 'leftOut' | 'lit' | 'spell'>;
  read: ReadWords;
  draft: Draft;
  /** What other drafts say otherwise, in the rules text of all pieces. */
  differing: Differing | undefined;
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

function Line({ words, read, draft, differing = { from: 0, to: 0 }, at }: RowProps) {
  const piece = draft.pieces[at]!;
  const { rules } = piece;
  const to = draft.links.find((link) => link.piece === at)?.to;
  const linked = (text: string) => {
    const found = PRONOUNS.map((one) => one.exec(text)).find((one) => one !== null);
    if (!found || to === undefined) return text;
    const end = found.index + found[0].length;
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
        {text.slice(end)}
      </>
    );
  };
  const start = pieceSpan(draft, at).from;
  const from = Math.max(differing.from - start, 0);
  const end = Math.min(differing.to - start, rules.length);
  return (
    <li class={`piece ${words.lit.value === at ? 'is-lit' : ''}`}>
      <span class="n">{at + 1}</span>
      <p class="soft">{linked(pieceText(read, piece))}</p>
      <p lang={read.lang}>
        {linked(from < end ? rules.slice(0, from) : rules)}
        {from < end && <span class="differs-here">{rules.slice(from, end)}</span>}
        {from < end && rules.slice(end)}
        {rules === '' && <span class="dim">Nothing.</span>}
      </p>
    </li>
  );
}

/** The words by which a sentence names what another one has placed or chosen, the likeliest first. */
const PRONOUNS = [
  /\b(?:this|that|these|those)\b/i,
  /\b(?:it|its|them|they)\b/i,
  /\bthere\b(?! (?:is|are)\b)/i,
  /(?<!\p{L})(?:est[aeo]s?|es[aeo]s?|él|ella|ell[ao]s|allí|ahí)(?!\p{L})/iu,
];

const SWITCH = [
  ['hand', 'By hand'],
  ['out', 'Leave out'],
] as const;

/** The page with all that cannot be said. */
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
      <Segments
        name={said}
        id={`hole-${at}`}
        options={SWITCH}
        value={isOut ? 'out' : 'hand'}
        choose={(one) => words.leaveOut(said, one === 'out')}
      />
      <b class="small warned">Not read.</b>
      <div class="help in-row wrap small">
        {spelt.map(({ at, length, as }) => (
          <Button
            key={at}
            words={<SpeltAs word={read.text.slice(at, at + length)} as={as} />}
            press={() => words.spell(at, length, as)}
          />
        ))}
        {spelt.length === 0 && (
          <a
            class="same"
            href={entry ? `${UNSAYABLE}#${entry.anchor}` : UNSAYABLE}
            target="_blank"
            rel="noopener"
          >
            {entry?.title ?? 'What cannot be said'}
          </a>
        )}
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

const SpeltAs = ({ word, as }: { word: string; as: string }) => (
  <>
    <span class="soft">{word}</span>
    <Sign name="to" />
    {as}?
  </>
);
