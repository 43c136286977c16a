/** Turns drawings into SVG. */
import type { Art, ArtPart } from '../card/art.ts';
import { attributesText, type Brush, escapeXml } from './ink.ts';

/** The SVG of a drawing. */
export function paint(part: ArtPart, brush: Brush): string {
  if ('parts' in part) return paintArt(part, brush);
  if ('text' in part) return brush.label(part);
  if ('body' in part) return brush.glyph(part);
  const { d, fill = 'none', stroke, width, dash, cap, attributes } = part;
  const line = stroke && {
    stroke,
    'stroke-width': width!,
    'stroke-linejoin': 'round',
    ...(dash && { 'stroke-dasharray': dash }),
    ...(cap && { 'stroke-linecap': cap }),
  };
  return `<path ${brush.path(d)}${attributesText({ fill, ...line, ...attributes })}/>`;
}

function paintArt({ parts, transform, isShared, attributes, title }: Art, brush: Brush): string {
  const all = transform === undefined ? attributes : { transform, ...attributes };
  const draw = () => parts.map((one) => paint(one, brush)).join('');
  if (isShared) return brush.shared(parts, draw, all);
  const tooltip = title === undefined ? '' : `<title>${escapeXml(title)}</title>`;
  return all ? `<g${attributesText(all)}>${tooltip}${draw()}</g>` : draw();
}
