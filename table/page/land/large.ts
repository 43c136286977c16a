/** A board larger than its area: pinch zoom, scrolling, and arrows at the rim that point to options out of view. */
import type { PixelArea } from '../../pictures.ts';
import { scrollInto } from '../scroll-into.ts';

/** The zoom limits relative to the available size; the picture has limits of its own. */
const [LEAST, MOST] = [0.5, 4];
/** Trackpads report a pinch as wheel events; this many pixels zoom by a factor of e. */
const WHEEL = 200;

/** The distance between two fingers. */
const apart = ([one, other]: TouchList): number =>
  Math.max(1, Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY));

/** Watches the scrollable area of a board. */
export class LargeLand {
  readonly #land: HTMLElement;
  readonly #asked: (room: PixelArea) => void;
  readonly #freeHeight: () => number;
  readonly #ended = new AbortController();
  readonly #sizes = new ResizeObserver(() => this.#measure());
  #zoom = 1;
  /** The distance between two fingers at the start of a pinch, and the zoom at that time. */
  #began: { apart: number; zoom: number } | undefined;
  /** The point that stays fixed while the board is resized: as a fraction of the board, and its position on the page. */
  #still: { part: { x: number; y: number }; at: { x: number; y: number }; width: number } | undefined;

  /**
   * @param asked receives the size that the board is to be drawn for
   * @param freeHeight the height of the board if the area adapts to it (`--room: free`)
   */
  constructor(land: HTMLElement, asked: (room: PixelArea) => void, freeHeight: () => number) {
    this.#land = land;
    this.#asked = asked;
    this.#freeHeight = freeHeight;
    const { signal } = this.#ended;
    this.#sizes.observe(land);
    for (const change of ['touchstart', 'touchend', 'touchcancel'] as const)
      land.addEventListener(change, ({ touches }) => this.#fingers(touches), { signal, passive: true });
    land.addEventListener('touchmove', (event) => this.#pinch(event), { signal, passive: false });
    land.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    land.addEventListener('scroll', () => this.#markRim(), { signal, passive: true });
  }

  /** Stops watching. */
  end(): void {
    this.#ended.abort();
    this.#sizes.disconnect();
  }

  #measure(): void {
    const style = getComputedStyle(this.#land);
    const inside = (size: number, from: string, to: string) =>
      Math.floor(size - Number.parseFloat(from) - Number.parseFloat(to));
    // Ignore scrollbars: otherwise a board that barely overflows would make them appear and disappear.
    const { width, height } = this.#land.getBoundingClientRect();
    const isFree = style.getPropertyValue('--room').trim() === 'free';
    this.#asked({
      width: this.#zoom * inside(width, style.paddingLeft, style.paddingRight),
      height:
        this.#zoom * (isFree ? this.#freeHeight() : inside(height, style.paddingTop, style.paddingBottom)),
    });
    this.review();
  }

  #setZoom(zoom: number, at: { x: number; y: number }): void {
    const board = this.#board?.getBoundingClientRect();
    if (board) {
      const part = { x: (at.x - board.x) / board.width, y: (at.y - board.y) / board.height };
      this.#still = { part, at, width: board.width };
    }
    this.#zoom = Math.min(MOST, Math.max(LEAST, zoom));
    this.#measure();
  }

  #fingers(touches: TouchList): void {
    this.#began = touches.length === 2 ? { apart: apart(touches), zoom: this.#zoom } : undefined;
  }

  #pinch(event: TouchEvent): void {
    const { touches } = event;
    if (!this.#began) return;
    event.preventDefault();
    const [one, other] = [...touches];
    const at = { x: (one!.clientX + other!.clientX) / 2, y: (one!.clientY + other!.clientY) / 2 };
    this.#setZoom((this.#began.zoom * apart(touches)) / this.#began.apart, at);
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#setZoom(this.#zoom * Math.exp(-event.deltaY / WHEEL), { x: event.clientX, y: event.clientY });
  }

  get #board(): Element | null {
    return this.#land.querySelector('.board-box');
  }

  /** To be called after the board may have been redrawn: moves the fixed point back to its position. */
  review(): void {
    const board = this.#board?.getBoundingClientRect();
    if (board && this.#still && board.width !== this.#still.width) {
      const { part, at } = this.#still;
      this.#land.scrollLeft += board.x + part.x * board.width - at.x;
      this.#land.scrollTop += board.y + part.y * board.height - at.y;
      this.#still = undefined;
    }
    this.#markRim();
    this.#beReached();
  }

  /** A scrollable area is a Tab stop, unless it contains one. */
  #beReached(): void {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.#land;
    const isLarge = scrollWidth > clientWidth || scrollHeight > clientHeight;
    const isStop = isLarge && !this.#land.querySelector('.board-stop');
    this.#land.toggleAttribute('tabindex', isStop);
    if (isStop) this.#land.tabIndex = 0;
  }

  /** Shows arrows at the rim towards options out of view. */
  #markRim(): void {
    const room = this.#land.getBoundingClientRect();
    const isOut = { left: false, right: false, up: false, down: false };
    for (const option of this.#land.querySelectorAll('[data-option]')) {
      const { left, right, top, bottom } = option.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      isOut.left ||= x < room.left;
      isOut.right ||= x > room.right;
      isOut.up ||= y < room.top;
      isOut.down ||= y > room.bottom;
    }
    for (const [way, is] of Object.entries(isOut))
      this.#land.parentElement?.querySelector(`.to-${way}`)?.toggleAttribute('hidden', !is);
  }

  /** Scrolls an option highlighted by keys into view. */
  reveal(option: number): void {
    const shape = this.#land.querySelector(`[data-option="${option}"]`);
    if (shape) scrollInto(this.#land, shape, MARGIN);
  }
}

/** Distance of revealed options from the rim, in pixels. */
const MARGIN = 24;
