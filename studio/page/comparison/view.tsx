/** The view of a difference: the cards that differ from an earlier version, and one of them before and after. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { worthText } from '../../../simulate/games/index.ts';
import { pictureUrl } from '../../../table/page/around/index.ts';
import type { CardDifference, CardState, GamesOfBoth } from '../../messages.ts';
import { ROW_OR_FRAME } from '../card/picture.ts';
import { listName } from '../cards/list.tsx';
import { Button, put, Select } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import type { Comparison } from './comparison.ts';

/** The choice of an earlier version to compare with. */
export const CompareWith = ({ comparison }: { comparison: Comparison }) => (
  <span class="compare in-row">
    <label class="nowrap" for="since">
      Compare with
    </label>
    <Select
      name="Compare with"
      id="since"
      options={[['', 'nothing'], ...comparison.versions.map(({ id, name }) => [id, name] as const)]}
      value={comparison.version.value}
      choose={(version) => void comparison.compare(version)}
    />
  </span>
);

interface DifferenceProps {
  studio: Studio;
  comparison: Comparison;
  /** The accessible name. */
  name: string;
  title: string;
  /** Games played with both versions. */
  games?: GamesOfBoth;
  /** What stands below the list of changed cards. */
  below?: ComponentChildren;
  children?: ComponentChildren;
}

/** The cards that differ, and one of them before and after. */
export function Difference({ studio, comparison, name, title, games, below, children }: DifferenceProps) {
  const { changes, shown, difference } = comparison;
  const { what } = studio.address.value;
  // The card of the address comes first.
  useEffect(() => {
    const card = changes.value?.find(({ number }) => String(number) === what);
    if (card && card.number !== shown.value?.number) comparison.show(card);
  }, [what, changes.value]);
  return (
    <section class="beside tiles box" aria-label={name}>
      <div class="changed stack">
        <h2 class="head">{title}</h2>
        <ul aria-label="Changed cards">
          {changes.value?.map((one) => (
            <li key={`${one.set} ${one.number}`} aria-label={`${listName(one)}: ${one.change}`}>
              <button
                class="pick in-row"
                type="button"
                aria-pressed={one === shown.value}
                onClick={() => {
                  studio.renameAddress(String(one.number));
                  comparison.show(one);
                }}
              >
                <span class={`no ${one.deck}`}>{one.number}</span>{' '}
                <span>
                  {one.title} <span class="dim">{one.change}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {below}
        {changes.value?.length !== 0 && <CopyAsMarkdown comparison={comparison} games={games} />}
      </div>
      {difference.value && <Sides {...difference.value} lang={studio.lang.value} />}
      {children}
    </section>
  );
}

/** The button that copies the effects of the change. */
function CopyAsMarkdown({ comparison, games }: { comparison: Comparison; games: GamesOfBoth | undefined }) {
  const { outcome, isWorking = false, text } = comparison.copy.value ?? {};
  return (
    <div class="copying">
      <Button words="Copy as Markdown" disabled={isWorking} press={() => comparison.copyMarkdown(games)} />
      <p class="dim small" role="status" aria-label="Copying">
        {outcome}
      </p>
      {text !== undefined && (
        <textarea
          class="markdown code"
          readOnly
          rows={8}
          aria-label="Markdown"
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}

function Sides({ before, after, scenarios, isWeighed, lang }: CardDifference & { lang: string }) {
  return (
    <>
      <Side name="Before" state={before} kind="was" isWeighed={isWeighed} lang={lang} />
      <Side name="Now" state={after} kind="is" isWeighed={isWeighed} lang={lang} />
      {before && after && <Slid before={before} after={after} />}
      {scenarios.length > 0 && (
        <div class="ends">
          <h2 class="head">Scenarios that end differently</h2>
          {scenarios.map(({ title, before: was, after: is }) => (
            <figure key={title}>
              <figcaption>{title}</figcaption>
              <div class="in-row wrap">
                <BoardThen name="before" {...was} />
                <BoardThen name="now" {...is} />
              </div>
            </figure>
          ))}
        </div>
      )}
    </>
  );
}

const BoardThen = ({ name, picture, passed }: { name: string; picture: string; passed: boolean }) => (
  <span>
    <span dangerouslySetInnerHTML={{ __html: picture }} />
    <span class={name === 'now' ? 'small' : 'dim small'}>
      {name}: {passed ? 'passes' : 'fails'}
    </span>
  </span>
);

/** How a changed row is outlined. */
const OUTLINES = { was: 'stroke: #a8241c; stroke-dasharray: 6 4', is: 'stroke: #2f6327' };

interface SideProps {
  name: string;
  state: CardState | undefined;
  kind: keyof typeof OUTLINES;
  isWeighed: boolean;
  lang: string;
}

function Side({ name, state, kind, isWeighed, lang }: SideProps) {
  const Changed = kind === 'was' ? 'del' : 'ins';
  return (
    <figure class={`side ${kind}`} aria-label={name}>
      {state && <img class="face-drawn" src={outlined(state, kind)} alt={`Card ${name.toLowerCase()}`} />}
      <figcaption>{state ? name : `${name}: no such card`}</figcaption>
      {state && (
        <>
          <div lang={lang}>
            {state.rows.map(({ text, depth, isChanged }, i) => (
              <p key={i} style={{ paddingLeft: `${Math.min(3, depth)}em` }}>
                {isChanged ? <Changed>{text}</Changed> : text}
              </p>
            ))}
          </div>
          <p class="soft small">
            {state.worth ? worthText(state.worth) : isWeighed ? '' : 'Working out its worth …'}
          </p>
        </>
      )}
    </figure>
  );
}

/** One card over the other: the current one covers the earlier one as far as the slider says. */
function Slid({ before, after }: { before: CardState; after: CardState }) {
  /** In percent of the width. */
  const now = useSignal(50);
  const rest = 100 - now.value;
  return (
    <figure class="slid" aria-label="One over the other">
      <div class="face-drawn">
        <img src={outlined(before, 'was')} alt="" />
        <img src={outlined(after, 'is')} alt="" style={{ clipPath: `inset(0 ${rest}% 0 0)` }} />
      </div>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        aria-label="How much of now"
        aria-valuetext={`${now.value}% now, ${rest}% before`}
        value={now.value}
        onInput={({ currentTarget }) => put(now, currentTarget.valueAsNumber)}
      />
      <figcaption class="in-row apart" aria-hidden="true">
        <span>now</span>
        <span>before</span>
      </figcaption>
    </figure>
  );
}

/** The picture of a card with its changed rows outlined. */
const outlined = ({ svg, steps }: CardState, kind: keyof typeof OUTLINES): string => {
  const rows = steps.map((step) => `[data-step="${step}"] ${ROW_OR_FRAME}`);
  const style = `<style>${rows} { ${OUTLINES[kind]}; stroke-width: 3px; rx: 5px }</style>`;
  return pictureUrl(svg.replace(/<\/svg>\s*$/, `${rows.length > 0 ? style : ''}$&`));
};
