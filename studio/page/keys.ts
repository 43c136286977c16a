/** The keys that work everywhere in the studio, and its links. */
import { parseAddress, STUDIO_PLACES } from './address.ts';
import { isNarrow } from './shell/narrow.ts';
import type { Studio } from './studio.ts';
import { fixHere, nextProblem } from './write/problems.ts';

type KeyActions = Readonly<Partial<Record<string, (studio: Studio) => unknown>>>;

/** The keys that work everywhere. `Ctrl` is `Cmd` on a Mac. */
const GLOBAL_KEYS: KeyActions = {
  'Ctrl s': (studio) => isReady(studio) && studio.save(),
  'Alt f': (studio) => isReady(studio) && studio.format(),
  F8: nextProblem,
  'Ctrl .': fixHere,
  'Ctrl Enter': (studio) => studio.runAll(),
  'Ctrl k': find,
  'Ctrl e': toText,
  ...Object.fromEntries(
    STUDIO_PLACES.map((place, at) => [`Ctrl ${at + 1}`, (studio: Studio) => studio.visitPlace(place)]),
  ),
};

/** Whether the editor shows the text that the user asked for. If the worker is silent, there is no point in waiting for that. */
const isReady = ({ shown, isSilent }: Studio) => isSilent.value || !shown.isEarly;

/** The keys that work outside text fields. */
const OUT_OF_TEXTS: KeyActions = {
  '/': find,
  ' ': ({ address, games }) => address.value.place === 'games' && games.toggle(),
  b: ({ address, gallery }) => address.value.place === 'gallery' && gallery.comparison.toggle(),
};

/** The keys that a slider handles itself. */
const SLIDER: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Handles the keys that work everywhere, wherever the focus is. */
export function takeKeys(studio: Studio): void {
  addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, key, target } = event;
    if (event.defaultPrevented || (key === 'Escape' && leavesSet(studio))) return;
    const name = `${ctrlKey || metaKey ? 'Ctrl ' : ''}${altKey ? 'Alt ' : ''}${key.length === 1 ? key.toLowerCase() : key}`;
    const isSlider = target instanceof HTMLInputElement && target.type === 'range';
    const isOfField = isSlider ? SLIDER.has(key) : isIn(target, 'input, select, textarea, .source');
    const controller = studio.address.value.place === 'play' ? studio.play : studio.trials;
    if (!isOfField && controller.takesKey(name)) {
      event.preventDefault();
      return;
    }
    const act = GLOBAL_KEYS[name] ?? (isIn(target, TEXT_FIELDS) ? undefined : OUT_OF_TEXTS[name]);
    if (!act || (key === ' ' && isIn(target, SPACE_TARGETS))) return;
    event.preventDefault();
    void act(studio);
  });
}

/** Follows links to places of the studio, unless they are opened elsewhere. */
export function takeLinks(studio: Studio): void {
  addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/"]');
    if (!link || event.defaultPrevented || button > 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    studio.visit(parseAddress(link.hash));
  });
}

const isIn = (target: EventTarget | null, elements: string): boolean =>
  target instanceof HTMLElement && target.closest(elements) !== null;

/** Where typing enters text. */
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=range]), select, textarea, .source';

/** What the space bar activates. */
const SPACE_TARGETS = 'button, summary, input';

/**
 * Closes the card list that covers a narrow page, unless its search field has text, which Escape clears
 * first. Returns whether it did.
 */
function leavesSet(studio: Studio): boolean {
  if (!studio.unfolded.value.has('set') || studio.searchText.value !== '') return false;
  studio.fold('set');
  document.querySelector<HTMLElement>('.places .narrow')?.focus();
  return true;
}

/** Moves the focus to the text, and shows it first if it is hidden. */
function toText(studio: Studio): void {
  studio.isInWords.value = false;
  if (studio.address.value.place === 'games' && !studio.games.showsText.value) {
    studio.games.showsText.value = true;
    retryFocus(() => studio.editor.focus());
  } else studio.editor.focus();
}

/** The search field for cards, if the page shows one. */
const fieldOfCards = () =>
  [...document.querySelectorAll<HTMLElement>('input[type=search]')].find((one) => one.checkVisibility());

/**
 * Moves the focus to the search field for cards. On a narrow page it opens the card list first; Print
 * has none, so it goes to Write.
 */
function find(studio: Studio): void {
  const field = fieldOfCards();
  field?.focus();
  if (field || studio.unfolded.value.has('set')) return;
  const isWide = !isNarrow.value;
  if (isWide && studio.address.value.place !== 'print') return;
  if (isWide) studio.visitPlace('write');
  else studio.fold('set');
  retryFocus(() => fieldOfCards()?.focus());
}

/** The maximum number of frames to wait for an element. */
const FRAMES = 20;

/** Moves the focus to an element that will be drawn soon. */
export function retryFocus(focus: () => void, frames = FRAMES): void {
  const before = document.activeElement;
  focus();
  if (frames > 0 && document.activeElement === before)
    requestAnimationFrame(() => retryFocus(focus, frames - 1));
}
