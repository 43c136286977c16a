/** The header of every place: the current place, and the links to the others. */
import { html, type TemplateResult } from 'lit-html';
import { type Address, addressHash, addressOf, STUDIO_PLACES, type StudioPlace } from '../address.ts';
import type { Studio } from '../studio.ts';
import { otherTheme } from '../theme.ts';
import { sign } from './signs.ts';

/** The names of places, and the icons that a narrow page shows with them. */
const NAMES: Readonly<Record<StudioPlace, { name: string; icon: Parameters<typeof sign>[0] }>> = {
  write: { name: 'Write', icon: 'write' },
  try: { name: 'Try', icon: 'play' },
  games: { name: 'Games', icon: 'games' },
  gallery: { name: 'Gallery', icon: 'gallery' },
  play: { name: 'Play', icon: 'board' },
  print: { name: 'Print', icon: 'print' },
};

/** The title of the page: distinguishes studios, and the entries in the browser's history: `Try 61 · Waders`. */
export function pageTitle({
  address: {
    value: { place, what },
  },
  set,
}: Studio): string {
  return `${[NAMES[place].name, what].join(' ').trim()} · ${set.title}`;
}

/** The actions of the buttons at its end. */
interface TopActs {
  /** Shows the five steps of the tour. */
  startTour(): unknown;
  /** Shows or hides the panel of Share. */
  toggleSharing(): unknown;
  isSharing: boolean;
}

export function top(studio: Studio, { startTour, toggleSharing, isSharing }: TopActs): TemplateResult {
  const { place } = studio.address.value;
  const hashOf = (one: StudioPlace, address: Address) => addressHash(studio.inPlace(one, address));
  // If the user has just gone to a card, the link keeps it, even if the page does not show it yet.
  const lead = (one: StudioPlace, { currentTarget }: Event) =>
    (currentTarget as HTMLAnchorElement).setAttribute('href', hashOf(one, addressOf(location.hash)));
  return html`<header class="top">
    <h1 class="logo">ecos-cards</h1>
    <nav class="places" aria-label="Places">
      <button class="narrow" type="button" aria-expanded=${studio.unfolded.value.has('set') ? 'true' : 'false'}
        @click=${() => studio.fold('set')}>${sign('list')}<span>Set</span></button>
      ${STUDIO_PLACES.map(
        (one) =>
          html`<a href=${hashOf(one, studio.address.value)} @click=${(event: Event) => lead(one, event)} aria-current=${one === place ? 'page' : 'false'}>${sign(NAMES[one].icon)}<span>${NAMES[one].name}</span></a>`,
      )}
    </nav>
    <span class="setname">${studio.set.title}</span>
    <div class="rest">
      ${place === 'play' ? '' : html`<button class="btn play-this" type="button" @click=${() => studio.visitPlace('play')}>Play this set</button>`}
      <button class="btn turn-sharing" type="button" aria-expanded=${isSharing ? 'true' : 'false'} @click=${toggleSharing}>${sign('share')}<span>Share</span></button>
      <button class="btn quiet" type="button" @click=${startTour}>Tour</button>
      <button class="btn quiet icon" type="button" aria-label="Dark or light" @click=${otherTheme}>${sign('theme')}</button>
    </div>
  </header>`;
}
