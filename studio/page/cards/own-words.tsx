/** The field *In your own words*: the card of a sentence is drawn while one types it. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Answer } from '../../worker/questions.ts';
import { pictureUrl } from '../card/picture.ts';
import { Message, put } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { freeNumber, newCard, newFeature, shownFile, writeBlank } from './write-card.ts';

type Read = Exclude<Answer<'ownWords'>, { refused: string }>;
type CardOfWords = Read['cards'][number];

/** A deck to fill in last: no sentence says which. */
const DECK = `\${4:brown}`;

export function OwnWords({ studio }: { studio: Studio }) {
  const text = useSignal('');
  const answer = useSignal<Answer<'ownWords'> | undefined>(undefined);
  /** The last cards that were read, so that they stay while a sentence goes on. */
  const cards = useSignal<readonly CardOfWords[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const asked = () => ({
    text: text.value,
    file: shownFile(studio),
    number: freeNumber(studio),
    lang: studio.lang.value,
  });
  const take = (now: typeof answer.value) => {
    answer.value = now;
    if (now && 'cards' in now && now.cards.length > 0) cards.value = now.cards;
  };
  useSignalEffect(() => {
    studio.line.version;
    const params = asked();
    if (params.text.trim() === '') {
      cards.value = [];
      take(undefined);
    } else
      studio.line.post('ownWords', params, (now) => {
        if (params.text === text.peek()) take(now);
      });
  });
  const write = ({ eco, isFeature }: CardOfWords) => {
    const effect = `${eco.replaceAll('\n', '\n  ')}${eco.endsWith('}') ? '' : ';'}`;
    text.value = '';
    void writeBlank(studio, isFeature ? newFeature(effect) : newCard(DECK, effect));
  };
  const enter = async () => {
    const now = await studio.line.ask('ownWords', asked());
    if (!now || 'refused' in now) return;
    take(now);
    if (now.drafts.length === 1) write(now.cards[0]!);
    else if (now.drafts.length > 1)
      requestAnimationFrame(() => list.current?.querySelector('button')?.focus());
  };
  const now = answer.value;
  const read = now && 'cards' in now ? now : undefined;
  const isRead = read?.cards[0]?.pieces.every(({ isHole }) => !isHole) ?? false;
  return (
    <div class="own-words">
      <label for="own-words" class="small">
        In your own words
      </label>
      <div class="sentence">
        <div aria-hidden="true" key={text.value}>
          <Marked text={text.value} read={read?.text === text.value ? read : undefined} />
        </div>
        <textarea
          id="own-words"
          rows={1}
          spellcheck={false}
          enterkeyhint="done"
          placeholder="Place a lion. Gain 2 points."
          aria-describedby="own-words-said"
          aria-invalid={read !== undefined && !isRead}
          value={text.value}
          onInput={({ currentTarget }) => put(text, currentTarget.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, ctrlKey, metaKey, isComposing } = event;
            if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || isComposing) return;
            event.preventDefault();
            void enter();
          }}
        />
      </div>
      {/* A press on a card does not take the focus from the field, without which the cards are hidden. */}
      <div class={`said small stack ${now ? 'box' : ''}`} onMouseDown={(event) => event.preventDefault()}>
        <div id="own-words-said" role="status">
          {now && 'refused' in now && <Message words={now.refused} />}
          {read && <Said read={read} />}
        </div>
        <div class="in-row wrap" ref={list}>
          {cards.value.map((card) => (
            <button
              key={card.eco}
              class={`pick ${read?.cards.length ? '' : 'is-outdated'}`}
              type="button"
              disabled={!read?.cards.length}
              aria-label={`${isRead ? 'Make this card' : 'Make what was read'}: ${card.rules}`}
              onClick={() => write(card)}
            >
              <img src={pictureUrl(card.svg)} alt="" />
              <span>{card.rules}</span>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** What was read, in words. */
function Said({ read: { drafts } }: { read: Read }) {
  return (
    <>
      <p>
        {drafts.length > 1
          ? `This can mean ${drafts.length} things: choose the one you mean.`
          : 'Enter makes this card.'}
      </p>
      <span class="vh">{drafts.map(({ rules }) => rules).join('\n')}</span>
    </>
  );
}

/** A text with marks on what was not read. */
function Marked({ text, read }: { text: string; read: Read | undefined }) {
  const holes = read?.drafts[0]?.pieces.filter(({ isHole }) => isHole) ?? [];
  const ends = [0, ...holes.map(({ at, length }) => at + length)];
  return (
    <>
      {holes.map(({ at, length }, i) => (
        <span key={at}>
          {text.slice(ends[i], at)}
          <span class="unread">{text.slice(at, at + length)}</span>
        </span>
      ))}
      {/* A line break at the end needs something in its line. */}
      {`${text.slice(ends.at(-1))}\u200b`}
    </>
  );
}
