/** What each place shows next to the cards and the text. Places other than Write are loaded when the user goes there. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { StudioPlace } from './address.ts';
import { loadedPart, MissingPart, MissingPartNotice } from './shell/part.tsx';
import type { Studio } from './studio.ts';
import { Pane } from './write/pane.tsx';

/** What a place shows: the studio, and the element that shows the viewed card. */
export interface PlaceProps {
  studio: Studio;
  face: HTMLElement;
}

/**
 * The other places. Their layout, and whether cards and text are next to them, is in the styles of `.studio.PLACE`.
 */
const OTHERS: Readonly<Record<Exclude<StudioPlace, 'write'>, () => Promise<ComponentType<PlaceProps>>>> = {
  try: async () => (await import('./trial/stage.tsx')).Stage,
  games: async () => (await import('./games/view.tsx')).GamesPlace,
  gallery: async () => (await import('./gallery/view.tsx')).Gallery,
  play: async () => (await import('./play/play-place.tsx')).PlayPlace,
  print: async () => (await import('./printing/view.tsx')).Print,
};

/** Loads the styles of a place. */
async function styles(place: StudioPlace): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${place}-styles.css`,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    reject(new Error(`no styles of ${place}`));
  };
  document.head.append(link);
  await promise;
}

/** The places that are loaded. */
const loaded = signal<{ readonly [Place in StudioPlace]?: ComponentType<PlaceProps> }>({
  write: Pane,
});
const loading = new Set<StudioPlace>();
/** The place that could not be loaded. */
const missing = signal<StudioPlace | undefined>(undefined);

/** The place in the address; an empty pane while it is loading. */
export function Place(props: PlaceProps) {
  const { place } = props.studio.address.value;
  const View = loaded.value[place];
  if (View) return <View {...props} />;
  const isMissing = missing.value === place;
  if (place !== 'write' && !loading.has(place) && !isMissing) void load(place);
  return (
    <div class="pane" aria-busy={!isMissing}>
      {isMissing && (
        <MissingPartNotice
          what="This place"
          load={() => {
            missing.value = undefined;
          }}
        />
      )}
    </div>
  );
}

async function load(place: Exclude<StudioPlace, 'write'>): Promise<void> {
  loading.add(place);
  try {
    const [view] = await loadedPart(() => Promise.all([OTHERS[place](), styles(place)]));
    loaded.value = { ...loaded.value, [place]: view };
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error;
    missing.value = place;
    const forget = () => {
      missing.value = undefined;
    };
    addEventListener('hashchange', forget, { once: true });
  } finally {
    loading.delete(place);
  }
}
