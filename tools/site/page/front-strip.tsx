/** The foot of the field on the first page: whether all of it is read, and what becomes of the rest. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Sign } from '../../../studio/page/shell/controls.tsx';
import { HoleSwitch } from '../../../studio/page/words/hole-switch.tsx';
import { pieceText, type WordsController } from '../../../studio/page/words/words-controller.ts';
import { capitalize } from '../../../table/page/around/index.ts';
import type { FrontWords } from './front-reader.ts';
import { studioAddress } from './studio-address.ts';

interface StripProps {
  words: Pick<WordsController, 'chosen' | 'leaveOut' | 'leftOut' | 'shown' | 'spell'>;
  read: FrontWords | undefined;
  hasFailed: boolean;
}

export function Strip({ words, read, hasFailed }: StripProps) {
  if (hasFailed)
    return (
      <p>
        <b class="warned">The reader could not be loaded,</b> so the card does not change.{' '}
        <a href="studio/index.html">Write in the studio</a>, or load this page again.
      </p>
    );
  if (!read) return <p class="soft">Say it in plain sentences, or begin with one of those below.</p>;
  if (read.refusal)
    return (
      <p>
        <b class="no-good">{capitalize(read.refusal.is)}:</b> {read.refusal.why}
      </p>
    );
  const pieces = words.chosen?.pieces ?? [];
  const holes = pieces.flatMap((piece, at) => (piece.isHole ? [{ piece, at }] : []));
  return (
    <>
      {holes.length === 0 && (
        <p>
          <b class="ok">
            <Sign name="check" /> All of it is read.
          </b>{' '}
          <span class="soft wide">Change a word, and the card follows.</span>
        </p>
      )}
      {holes.map(({ piece, at }) => {
        const said = pieceText(words.shown.value!, piece);
        const isOut = words.leftOut.value.includes(said);
        const lacking = read.lacking[at];
        return (
          <div key={at} class="in-row apart">
            <p>
              <b>“{said}”</b> is not read.
              <br />
              {lacking ? (
                <span class="soft small">
                  <Lacking {...lacking} />
                </span>
              ) : (
                <span class="soft small wide">{isOut ? OUT : BY_HAND}</span>
              )}
            </p>
            <HoleSwitch {...{ words, said, at }} />
          </div>
        );
      })}
      {read.card?.isTooLong && <p class="warned">It is too long for a card.</p>}
    </>
  );
}

const OUT = 'It is left out of the card.';
const BY_HAND = 'It stands on the card as you wrote it; players do it by hand.';

/** An animal that First Continent lacks, with a link to where it is, or can be. */
function Lacking({ name, owner, set }: NonNullable<FrontWords['lacking'][number]>) {
  const [address, setAddress] = useState('studio/index.html');
  useLayoutEffect(() => void studioAddress(set).then(setAddress), [set]);
  return (
    <>
      First Continent has no {name}. {owner === undefined ? '' : `${owner} has: `}
      <a href={address}>{owner === undefined ? 'Add one in the studio' : 'write it there'}</a>
    </>
  );
}
