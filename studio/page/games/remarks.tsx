/** The findings that stand out, in sentences. */
import { pluralize } from '../../../table/page/around/index.ts';
import type { GamesFigures } from '../../games/figures.ts';
import { Sign } from '../shell/controls.tsx';
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
              <Sign name={wins ?? 'other'} look={wins && 'found'} />
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
