import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { SHAPES } from './allowed.ts';
import { type Drawing, isFault, parseDrawing } from './drawing.ts';

const svg = (inside: string, root = '') => `<svg viewBox="0 0 9 9"${root}>${inside}</svg>`;
const read = (inside: string, root?: string): Drawing => {
  const result = parseDrawing(svg(inside, root));
  if (isFault(result)) throw new Error(result.fault);
  return result;
};
const fault = (text: string) => {
  const result = parseDrawing(text);
  return isFault(result) ? result.fault : undefined;
};

describe('a plain drawing', () => {
  test('keeps its canvas and its shapes, and gives its path if it has only one', () => {
    expect(read('<path fill="none" d="M0 0H1" stroke="currentColor"/>')).toEqual({
      box: [0, 0, 9, 9],
      body: '<path fill="none" d="M0 0H1" stroke="currentColor"/>',
      path: { d: 'M0 0H1', attributes: ' fill="none" stroke="currentColor"' },
    });
    const two = read('<g fill="currentColor">\n <rect width="3" height=".5px"/> <circle r="1e0"/></g>');
    expect(two.body).toBe('<g fill="currentColor"><rect width="3" height=".5px"/><circle r="1e0"/></g>');
    expect(two.path).toBeUndefined();
  });

  test('gives no path if its path is moved, since the data alone would be in the wrong place', () => {
    const moved = read('<path d="M0 0H1" transform="scale(2)"/>');
    expect(moved.path).toBeUndefined();
    expect(moved.body).toContain('transform="scale(2)"');
  });

  test('is drawn in currentColor if it has no colour', () => {
    expect(read('<path d="M0 0"/>').path).toEqual({ d: 'M0 0', attributes: ' fill="currentColor"' });
    expect(read('<path d="M0 0"/><g><path d="M1 1"/></g>').body).toBe(
      '<g fill="currentColor"><path d="M0 0"/><g><path d="M1 1"/></g></g>',
    );
  });

  test('keeps the paint attributes of its root', () => {
    const root = ' fill="none" stroke="currentColor" stroke-width="2" width="24" class="icon"';
    expect(read('<path d="M0 0"/><path d="M1 1"/>', root).body).toBe(
      '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M0 0"/><path d="M1 1"/></g>',
    );
    expect(read('<path stroke-width="3" d="M0 0"/>', root).path?.attributes).toBe(
      ' fill="none" stroke="currentColor" stroke-width="3"',
    );
    expect(read('<path d="M0 0"/>', ' opacity=".5"').body).toBe(
      '<g opacity=".5" fill="currentColor"><path d="M0 0"/></g>',
    );
  });

  test('turns its style properties into attributes, which override others of the same name', () => {
    expect(
      read('<path fill="red" d="" style="fill: currentColor !important; -inkscape-stroke:none;"/>').body,
    ).toBe('<path fill="currentColor" d=""/>');
  });

  test('may contain what drawing programs add to a file', () => {
    const head = '\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- by hand -->\n';
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    const names = ' xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="urn:s" xml:space="preserve"';
    const left =
      '<!-- a lion --><title>A lion</title><defs id="d"><linearGradient id="a"/></defs><sodipodi:namedview a="1"><g/></sodipodi:namedview><metadata><x>1</x></metadata>';
    const drawn =
      '<g id="layer1" inkscape:label="x" data-name="y" aria-hidden="true" style="fill:#000;font-size:3px;marker:none"><path d="M0 0"/></g>';
    expect(parseDrawing(`${head}${doctype}${svg(left + drawn, names)}\n`)).toMatchObject({
      body: '<g fill="#000"><path d="M0 0"/></g>',
    });
  });

  test('may contain numeric character references', () => {
    expect(read('<path d="M0&#32;0&#x20;1"/>').body).toBe('<path fill="currentColor" d="M0 0 1"/>');
  });
});

describe('a file that is not a plain drawing', () => {
  test.each([
    ['<script>1</script>', '<script> is not a plain shape'],
    ['<image href="x.png"/>', 'href="x.png" is not allowed'],
    ['<image width="3"/>', '<image> is not a plain shape'],
    ['<use xlink:href="#a"/>', 'xlink:href="#a" is not allowed'],
    ['<path d="" onclick="1"/>', 'onclick="1" is not allowed'],
    ['<path d="" ONload="1"/>', 'ONload="1" is not allowed'],
    ['<g onload="1"/>', 'onload="1" is not allowed'],
    ['<g/onload=alert(1)>', 'forward-slash in opening tag not followed by >'],
    ['<path d="" style="fill:url(#a)"/>', 'fill="url(#a)" is not allowed'],
    ['<path d="" style="fill:image-set(\'x.png\' 1x)"/>', `fill="image-set('x.png' 1x)" is not allowed`],
    ['<path d="" fill="u&#114;l(#a)"/>', 'fill="url(#a)" is not allowed'],
    ['<path d="" style="fill:u&#114;l(//x)"/>', 'fill="url(//x)" is not allowed'],
    ['<path d="" style="f&#105;lter:url(//x)"/>', 'filter="url(//x)" is not allowed'],
    ['<path d="" fill="\\75rl(//x)"/>', 'fill="\\75rl(//x)" is not allowed'],
    ['<path d="" fill="var(--a)"/>', 'fill="var(--a)" is not allowed'],
    ['<path d="" clip-path="url(#a)"/>', 'clip-path="url(#a)" is not allowed'],
    ['<path d="M0 0&quot; onload=&quot;1"/>', 'd="M0 0" onload="1" is not allowed'],
    ['<path d="M1e999 0"/>', 'd="M1e999 0" is not allowed'],
    [`<path d="M${'9'.repeat(400)} 0"/>`, /^d="M9+…" is not allowed$/],
    ['<rect width="1e10"/>', 'width="1e10" is not allowed'],
    ['<g transform="scale(1e300)"/>', 'transform="scale(1e300)" is not allowed'],
    ['<g transform="rotate(1) url(x)"/>', 'transform="rotate(1) url(x)" is not allowed'],
    ['<foreignObject/>', '<foreignObject> is not a plain shape'],
    ['<style>path{}</style>', '<style> is not a plain shape'],
    ['<defs><style>path{}</style></defs>', '<style> is not a plain shape'],
    ['<svg viewBox="0 0 1 1"/>', '<svg> is not a plain shape'],
    ['<text>hello</text>', '<text> is not a plain shape'],
    ['<a><path d=""/></a>', '<a> is not a plain shape'],
    ['<constructor/>', '<constructor> is not a plain shape'],
    ['<!ENTITY a "b"><path d=""/>', 'incorrect syntax'],
    ['<path d="&a;"/>', 'undefined entity'],
    ['<?xml-stylesheet href="a.css"?>', 'there is a <?xml-stylesheet?>'],
    ['<path d="" d="M0 0"/>', 'duplicate attribute: d'],
    ['<path d="">', /unexpected close tag|unclosed tag/],
    ['<path d=M0/>', /unquoted attribute value/],
    [`${'<g>'.repeat(65)}${'</g>'.repeat(65)}`, 'groups are nested more than 64 deep'],
  ])('%s', (body, why) => {
    expect(fault(svg(body))).toEqual(typeof why === 'string' ? why : expect.stringMatching(why));
  });

  test.each([
    ['no drawing at all', /text data outside of root node/],
    ['', /document must contain a root element/],
    ['<svg width="3"><path d=""/></svg>', 'its <svg> has no viewBox'],
    ['<svg viewBox="0 0 9"/>', /^its viewBox is not four numbers/],
    ['<svg viewBox="0 0 1e999 9"/>', /^its viewBox is not four numbers/],
    ['<svg viewBox="0 0 -9 9"/>', /^its viewBox is not four numbers/],
    [svg('<g/><title>x</title>'), 'there is no shape in it'],
    ['<html/>', 'it begins with <html>, not with <svg>'],
    ['<title/>', 'it begins with <title>, not with <svg>'],
    [
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'it begins with <s:svg>, not with <svg>',
    ],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9"/>', 'it declares entities'],
    [svg('') + svg(''), /documents may contain only one root|one root/i],
  ])('%s', (text, why) => {
    expect(fault(text)).toEqual(typeof why === 'string' ? why : expect.stringMatching(why));
  });

  test('is refused with the line of the mistake', () => {
    expect(parseDrawing(svg('\n<g>\n<image/>\n</g>'))).toEqual({
      fault: '<image> is not a plain shape',
      line: 3,
    });
  });

  test('the billion laughs attack is refused', () => {
    const laughs = Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i + 1} "&a${i};&a${i};">`).join('');
    expect(fault(`<!DOCTYPE svg [${laughs}]>${svg('<path d="&a30;"/>')}`)).toBe('it declares entities');
  });
});

/** Fragments of drawings, and of forbidden content. */
const PIECES =
  `<g>|</g>|<path d="M0 0"/>|<rect|/>|>|<g/| style="| fill="|"|'|red|;|:|url(|image-set(|&#114;|&quot;|&lt;|<!--|-->|<![CDATA[|]]>|<?a|?>|<script>|<style>| onload=| href=|x:| xmlns="|<defs>|</defs>|<title>|</title>|\0|\uE000`.split(
    '|',
  );

const TAGS = ['path', 'g', 'rect', 'a', 'x:path', 'title', 'defs', 'image'];
const ATTRIBUTES = 'd fill style id x:y transform onload xlink:href filter width'.split(' ');
const VALUES = 'M0 0|red|none|1|url(#a)|fill:red|fill:u&#114;l(x)|a:b;stroke:none|&lt;|'.split('|');
const element = fc
  .tuple(
    fc.constantFrom(...TAGS),
    fc.dictionary(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...VALUES), { maxKeys: 2 }),
  )
  .map(([tag, attributes]) => {
    const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${all.join('')}/>`;
  });

test('a drawing that is accepted contains only allowed shapes and attributes', () => {
  const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string());
  const pieces = fc.array(fc.oneof({ weight: 6, arbitrary: element }, { weight: 1, arbitrary: piece }), {
    maxLength: 4,
  });
  let drawings = 0;
  fc.assert(
    fc.property(pieces, (parts) => {
      const result = parseDrawing(svg(parts.join('')));
      if (isFault(result)) return;
      drawings++;
      const parser = new SaxesParser();
      parser.on('opentag', ({ name, attributes }) => {
        expect([...SHAPES, 'root']).toContain(name);
        for (const [attribute, value] of Object.entries(attributes)) {
          expect(attribute).toMatch(/^[a-z\d-]+$/);
          expect(attribute).not.toMatch(/^on|href|style/);
          expect(value).not.toMatch(/[<>&"'\\]|url|image/i);
        }
      });
      for (const event of ['text', 'cdata', 'comment', 'doctype'] as const)
        parser.on(event, (text) => expect(text).toBe(''));
      parser.write(`<root>${result.body}</root>`).close();
    }),
    { numRuns: 3_000 },
  );
  expect(drawings).toBeGreaterThan(100);
});
