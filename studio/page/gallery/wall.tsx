/** The cards on the wall. */
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { points, worthText } from '../../../simulate/games/index.ts';
import { PictureButtons, pictureUrl } from '../../../table/page/around/index.ts';
import { cardName } from '../../link/account.ts';
import { listName } from '../cards/list.tsx';
import { intoView } from '../shell/into-view.ts';
import type { Studio } from '../studio.ts';
import type { WallCard } from './gallery-model.ts';

export function Wall({ studio, cards }: { studio: Studio; cards: readonly WallCard[] }) {
  const { gallery, answers } = studio;
  const list = useRef<HTMLUListElement>(null);
  const isEmpty = cards.length === 0;
  // Scrolls a new wall to the card that the arrow keys have reached. For the first card nothing scrolls, so that the
  // filters above it stay visible.
  useLayoutEffect(() => {
    intoView(list.current?.querySelector('li:not(:first-child) > [tabindex="0"]'));
  }, [isEmpty]);
  if (isEmpty) {
    const isNew = answers.cards.value.length === 0;
    return (
      <p class="empty">
        {isNew
          ? 'The set has no cards yet: write one in Write.'
          : 'No card matches. Remove a filter to see more.'}
      </p>
    );
  }
  const { what } = studio.address.value;
  const at = cards.find(({ number }) => String(number) === what) ?? cards[0];
  return (
    <ul class={`wall tiles ${gallery.size.value}`} aria-label="Cards" onKeyDown={takeArrows} ref={list}>
      {cards.map((card) => (
        <WallItem
          key={`${card.number} ${card.file} ${card.from}`}
          studio={studio}
          card={card}
          isAt={card === at}
        />
      ))}
    </ul>
  );
}

function WallItem({ studio, card, isAt }: { studio: Studio; card: WallCard; isAt: boolean }) {
  const { gallery } = studio;
  const lang = studio.lang.value;
  const drawn = useSignal<string | null>(null);
  const { number, text, worth } = card;
  const name = listName(card);
  return (
    <li aria-label={name} data-card={number}>
      <a
        class="face-drawn"
        href={`#/write/${number}`}
        aria-label={name}
        aria-description={(text?.[lang] ?? '').replace(/\s+/g, ' ')}
        lang={lang}
        tabIndex={isAt ? 0 : -1}
        onFocus={() => studio.renameAddress(String(number))}
      >
        <Picture studio={studio} card={card} drawn={drawn} />
      </a>
      {drawn.value !== null && <PictureButtons svg={drawn.value} name={cardName(card)} isSmall />}
      {gallery.showsWorth && <Figure worth={worth} />}
    </li>
  );
}

/** How far from the visible part of the page cards are drawn, so that a large set does not occupy the worker. */
const NEAR_VIEW = { rootMargin: '600px' };

/** The card as printed; the last picture until the next is drawn. */
function Picture({ studio, card, drawn }: { studio: Studio; card: WallCard; drawn: Signal<string | null> }) {
  const { file, from, number, deck } = card;
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useSignal(false);
  const [cards, lang] = [studio.answers.cards.value, studio.lang.value];
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      isNear.value ||= entries.some(({ isIntersecting }) => isIntersecting);
    }, NEAR_VIEW);
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear.value) return undefined;
    let isLate = false;
    void studio.line.ask('picture', { file, offset: from, lang }).then((picture) => {
      // If a text has changed, there will be another list of cards.
      if (picture !== undefined && !isLate) drawn.value = picture;
    });
    return () => {
      isLate = true;
    };
  }, [cards, lang, isNear.value]);
  const url = useComputed(() => pictureUrl(drawn.value ?? ''));
  return drawn.value === null ? (
    <span class={`undrawn ${deck}`} ref={place}>
      <span class={`no ${deck}`}>{number}</span>
    </span>
  ) : (
    <img src={url.value} alt="" decoding="async" draggable={false} />
  );
}

/** The worth of a card and its price. */
const Figure = ({ worth }: Pick<WallCard, 'worth'>) =>
  worth ? (
    <span class="figure small num" title={worthText(worth)}>
      {points(worth.mean)} <span class="dim">for {points(worth.cost)}</span>
    </span>
  ) : (
    <span class="figure small num dim">–</span>
  );

/** By how many cards each key moves, given the number of columns. */
const moves = (columns: number): Readonly<Record<string, number>> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
});

function takeArrows(event: TargetedKeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const top = links[0]!.getBoundingClientRect().top;
  const columns = links.filter((link) => link.getBoundingClientRect().top === top).length;
  const move = moves(columns)[event.key];
  if (at < 0 || move === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  links[Math.max(0, Math.min(links.length - 1, at + move))]!.focus();
}
