/** The header of every place: the current place, and the links to the others. */
import { addressHash, STUDIO_PLACES, type StudioPlace } from '../address.ts';
import type { Studio } from '../studio.ts';
import { otherTheme } from '../theme.ts';
import { Button, Sign } from './controls.tsx';
import type { SIGNS } from './signs.ts';

/** The names of places, and the icons that a narrow page shows with them. */
const NAMES: Readonly<Record<StudioPlace, { name: string; icon: keyof typeof SIGNS }>> = {
  write: { name: 'Write', icon: 'write' },
  try: { name: 'Try', icon: 'play' },
  games: { name: 'Games', icon: 'games' },
  gallery: { name: 'Gallery', icon: 'gallery' },
  play: { name: 'Play', icon: 'board' },
  print: { name: 'Print', icon: 'print' },
};

/** The title of the page: distinguishes studios, and the entries in the browser's history: `Try 61 · Waders`. */
export function pageTitle({ address, set }: Studio): string {
  const { place, what } = address.value;
  return `${[NAMES[place].name, what].join(' ').trim()} · ${set.title}`;
}

export const ThemeButton = () => (
  <Button words={<Sign name="theme" />} class="quiet icon" aria-label="Dark or light" press={otherTheme} />
);

/** The actions of the buttons at its end. */
interface TopActs {
  /** Shows the five steps of the tour. */
  startTour(): unknown;
  /** Shows or hides the panel of Share. */
  toggleSharing(): unknown;
  isSharing: boolean;
}

export function Top({ studio, startTour, toggleSharing, isSharing }: TopActs & { studio: Studio }) {
  const { place } = studio.address.value;
  const hashOf = (one: StudioPlace) => addressHash(studio.inPlace(one));
  return (
    <header class="top in-row panel">
      <h1 class="logo">ecos-cards</h1>
      <nav class="places" aria-label="Places">
        <button
          class="narrow"
          type="button"
          aria-expanded={studio.unfolded.value.has('set')}
          onClick={() => studio.fold('set')}
        >
          <Sign name="list" />
          <span>Set</span>
        </button>
        {STUDIO_PLACES.map((one, at) => (
          <a
            key={one}
            href={hashOf(one)}
            aria-keyshortcuts={`Control+${at + 1}`}
            title={`Ctrl ${at + 1}`}
            // The card to which the user has just gone may not be drawn yet.
            onClick={({ currentTarget }) => currentTarget.setAttribute('href', hashOf(one))}
            aria-current={one === place ? 'page' : 'false'}
          >
            <Sign name={NAMES[one].icon} />
            <span>{NAMES[one].name}</span>
          </a>
        ))}
      </nav>
      <span class="setname soft one-line">{studio.set.title}</span>
      <div class="rest">
        {place !== 'play' && (
          <Button words="Play this set" class="play-this" press={() => studio.visitPlace('play')} />
        )}
        <button class="btn turn-sharing" type="button" aria-expanded={isSharing} onClick={toggleSharing}>
          <Sign name="share" class="narrow" />
          <span>Share</span>
        </button>
        <Button words="Tour" class="quiet" press={startTour} />
        <ThemeButton />
      </div>
    </header>
  );
}
