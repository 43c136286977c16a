/** Next to the text: the card as printed, its rules text, and its worth. */
import type { EffectValue } from '../../../language/index.ts';
import { points, WORTH_KNOWS, worthText } from '../../../simulate/games/index.ts';
import { PictureButtons } from '../../../table/page/around/index.ts';
import { cardName } from '../../link/account.ts';
import type { CardPreview } from '../../messages.ts';
import { ViewedFace } from '../card/face.tsx';
import { OwnPicture } from '../card/own-picture.tsx';
import { LanguageChoice, Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { TextLink } from './text-link.tsx';

export function Pane({ studio }: { studio: Studio }) {
  const card = studio.card.shown.value;
  return (
    <section class="pane" aria-label="Preview">
      <article aria-label="Card" class="live stack">
        <OwnPicture studio={studio}>
          <ViewedFace studio={studio} />
        </OwnPicture>
        {card && <PictureButtons svg={card.svg} name={cardName(card)} />}
        {card?.tooLong.map((one) => (
          <p key={one} class="stale">
            {one}.
          </p>
        ))}
        {!card && <p class="empty">{emptyWords(studio)}</p>}
      </article>
      <section class="rules ruled" aria-label="Rules text">
        <header class="in-row wrap apart">
          <h2 class="head">Rules text</h2>
          <LanguageChoice studio={studio} id="lang" />
        </header>
        {card && <Rows studio={studio} card={card} />}
        {card?.impact && (
          <p class="soft small">
            <span class="impact" />
            Impact: it can replace, remove or swap something of the landscape, or cost other players
            something.
          </p>
        )}
      </section>
      {studio.answers.worth.value && <Meter worth={studio.answers.worth.value} />}
      {card?.unknownWorth.map((why) => (
        <p key={why} class="price ruled soft small">
          Worth: {why}.
        </p>
      ))}
    </section>
  );
}

/** The sentences of the card, and between them its mistakes. */
function Rows({ studio, card }: { studio: Studio; card: CardPreview }) {
  const lang = studio.lang.value;
  const text = card.text[lang];
  const rows = (text === '' ? [] : text.split('\n')).map((line, at) => (
    // Sentences inside another are indented.
    <p key={at} style={{ paddingLeft: `${Math.min(6, line.length - line.trimStart().length) / 2}em` }}>
      {line.trim()}
    </p>
  ));
  for (const { line, from, rowsBefore } of card.mistakes.toReversed()) {
    const row = (
      <p key={`line ${line}`} class="no-good" lang="en">
        <Sign name="warning" />{' '}
        <TextLink studio={studio} at={{ file: card.file, from }}>
          Line {line} has a mistake.
        </TextLink>
      </p>
    );
    rows.splice(rowsBefore, 0, row);
  }
  return (
    <>
      {text === '' && <p class="empty">It says nothing yet.</p>}
      <div lang={lang}>{rows}</div>
    </>
  );
}

/** Why there is no card; empty while it may still come. */
function emptyWords(studio: Studio): string {
  if (studio.card.shown.value === undefined) return studio.isUnchecked ? 'Not checked yet.' : '';
  return studio.answers.missingCard ?? 'The card appears here once its text has a number.';
}

/** The width of the axis in px. */
const WIDTH = 380;

/** The worth of the card's effect, compared with its price. */
function Meter({ worth }: { worth: EffectValue }) {
  const { mean, low, high, cost } = worth;
  const most = Math.max(10, Math.ceil(Math.max(high, cost) / 5) * 5);
  const least = Math.min(0, Math.floor(Math.min(low, cost)));
  const x = (amount: number) => ((amount - least) / (most - least)) * WIDTH;
  const words = `${worthText(worth)}.`;
  const unit = most / 5;
  const first = Math.ceil(least / unit);
  const ticks = Array.from({ length: 6 - first }, (_, i) => (first + i) * unit);
  return (
    <section class="price ruled" aria-label="Price">
      <h2 class="head">Worth</h2>
      <div
        role="meter"
        aria-label="Worth"
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={mean}
        aria-valuetext={words}
      >
        <svg class="gauge" viewBox="-20 0 420 56" aria-hidden="true">
          <path class="axis" d={`M0 34H${WIDTH}`} />
          {ticks.map((tick) => (
            <text key={tick} x={x(tick)} y="52">
              {points(tick)}
            </text>
          ))}
          <rect class="band" x={x(low)} y="20" width={Math.max(2, x(high) - x(low))} height="14" />
          <path class="fair" d={`M${x(cost)} 14V40`} />
          <circle class="mean" cx={x(mean)} cy="27" r="6" />
        </svg>
        <p class="soft small">{words}</p>
      </div>
      <p class="dim small">{WORTH_KNOWS}</p>
    </section>
  );
}
