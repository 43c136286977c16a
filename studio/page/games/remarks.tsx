/** The findings that stand out, in sentences. */
import { pluralize } from '../../../table/page/around/index.ts';
import type { GamesFigures } from '../../games/figures.ts';
import type { Studio } from '../studio.ts';
import { Sentence } from './section.tsx';

interface RemarksProps {
  studio: Studio;
  figures: GamesFigures;
}

export function Remarks({ studio, figures: { remarks, failed } }: RemarksProps) {
  // Many are about cards and steps that never ran: these come last.
  const isIdle = ({ about }: GamesFigures['remarks'][number]) => Number(about === 'steps');
  const inOrder = remarks.toSorted((a, b) => isIdle(a) - isIdle(b));
  return (
    <section class="sheet box finds">
      <h2 class="head">What stands out</h2>
      {inOrder.length === 0 ? (
        <p class="soft small">Nothing so far.</p>
      ) : (
        <ul class="small" tabIndex={0} aria-label="What stands out">
          {inOrder.map(({ wins, parts }, at) => (
            <li key={at}>
              <FindSign wins={wins} />
              <p>
                <Sentence studio={studio} parts={parts} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {failed && (
        <p class="bar notice bad">
          {pluralize(failed.games, 'game')} went wrong. The first: {failed.first}. To see a small game that
          goes wrong, search below for play that breaks the set.
        </p>
      )}
    </section>
  );
}

const TRIANGLES = { more: 'M8 2.5l5.5 10h-11Z', less: 'M8 13.5l5.5-10h-11Z' };

const FindSign = ({ wins }: { wins: keyof typeof TRIANGLES | undefined }) =>
  wins ? (
    <svg class="ui found" viewBox="0 0 16 16" role="img" aria-label={wins}>
      <path d={TRIANGLES[wins]} />
    </svg>
  ) : (
    <svg class="ui" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="5" />
    </svg>
  );
