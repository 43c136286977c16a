/** Buttons that copy a picture for a chat, or save it: a PNG that the browser draws from the SVG. */
import { useSignal } from '@preact/signals';
import { Button, makeSigns } from './controls.tsx';
import { saveFile } from './save-file.ts';

interface PictureButtonsProps {
  /** The picture; its letters are outlines, so it needs nothing else. */
  svg: string;
  /** What it shows, for the name of the file: `Card 61 Calving`. */
  name: string;
  /** Only signs, where there is little room. */
  isSmall?: boolean;
  /** The longer side of the PNG, in pixels. */
  side?: number;
}

const Sign = makeSigns({
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  save: 'M8 2.5v8M5 7.5l3 3 3-3M2.5 10.5v3h11v-3',
});

/** Whether the browser takes pictures on the clipboard, which it does only on secure pages. */
const takesPictures = (): boolean =>
  'clipboard' in navigator &&
  'ClipboardItem' in globalThis &&
  (ClipboardItem.supports?.('image/png') ?? true);

export function PictureButtons({ svg, name, isSmall = false, side = LONGER_SIDE }: PictureButtonsProps) {
  const done = useSignal('');
  const canCopy = useSignal(takesPictures());
  const copy = async () => {
    try {
      // The promise goes in at once: Safari takes pictures only within the click.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawPng(svg, side) })]);
      done.value = 'Copied.';
    } catch {
      canCopy.value = false;
      done.value = 'This browser does not copy pictures: save it.';
    }
  };
  const save = async () => {
    const file = `${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.png`;
    saveFile(file, await drawPng(svg, side));
    done.value = `${file} is saved.`;
  };
  const button = (sign: 'copy' | 'save', words: string, press: () => unknown) => (
    <Button
      words={isSmall ? <Sign name={sign} /> : [<Sign key="sign" name={sign} />, ` ${words}`]}
      class={isSmall ? 'quiet icon' : ''}
      aria-label={words}
      title={isSmall ? words : undefined}
      press={press}
    />
  );
  return (
    <div class="picture-buttons in-row wrap">
      {canCopy.value && button('copy', 'Copy picture', copy)}
      {button('save', 'Save picture', save)}
      <span class={isSmall ? 'vh' : 'done small'} role="status">
        {done.value}
      </span>
    </div>
  );
}

/** The longer side of a picture, in pixels. */
const LONGER_SIDE = 1000;

/**
 * Draws a picture.
 * @param side its longer side in pixels
 * @throws EncodingError if the picture is no SVG
 */
export async function drawPng(svg: string, side: number): Promise<Blob> {
  // Boards have the colours of the page by name, which a picture outside of it does not know: there they are those of the day.
  const page = getComputedStyle(document.documentElement);
  const whole = svg.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
    page.getPropertyValue(name).trim().replaceAll('"', "'"),
  );
  const root = new DOMParser().parseFromString(whole, 'image/svg+xml').documentElement;
  const [, , width = 1, height = 1] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const scale = side / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  // Firefox draws only pictures that say how large they are.
  root.setAttribute('width', `${w}`);
  root.setAttribute('height', `${h}`);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
  canvas.getContext('2d')!.drawImage(image, 0, 0, w, h);
  return new Promise((drawn, failed) =>
    canvas.toBlob((blob) => (blob ? drawn(blob) : failed(new Error('The picture cannot be drawn.')))),
  );
}
