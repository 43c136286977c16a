/** Hovers and documentation of cards with hostile titles and names. */
import { Marked } from 'marked';
import { expect, test } from 'vitest';
import { safeHtml } from './safe-html.ts';

/** The HTML of a Markdown text, as the client makes it. */
const shown = (markdown: string) => safeHtml(new Marked().parse(markdown, { async: false }));

const PICTURE = 'data:image/svg+xml;base64,PHN2Zy8+';

test('the texts of the language service keep their form', () => {
  expect(
    shown(`**Card 1**, \`brown\`\n\n![Card 1](${PICTURE}|width=200)\n\n> Gain *2* points.\n\n---\n\n- one`),
  ).toBe(
    `<p><strong>Card 1</strong>, <code>brown</code></p>\n<p><img src="${PICTURE}" alt="Card 1"></p>\n<blockquote>\n<p>Gain <em>2</em> points.</p>\n</blockquote>\n<hr>\n<ul>\n<li>one</li>\n</ul>\n`,
  );
  expect(shown('```eco\ngain 1vp;\n```')).toBe('<pre><code>gain 1vp;\n</code></pre>\n');
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<img src="data:image/svg+xml;base64,AA" onerror="alert(1)">',
  '<img src="data:text/html;base64,AA">',
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p onclick="alert(1)" style="color:red">x</p>',
  '<p title=">" onclick=alert(1)>x</p>',
  "<p title='\"><img src=x onerror=alert(1)>'>x</p>",
  '<svg/onload=alert(1)>',
  '<svg><style><img src="</style><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '![x](javascript:alert(1))',
  `![" onerror="alert(1)](${PICTURE})`,
  `![x](${PICTURE} "\\" onerror=alert(1) ")`,
  '[![x](https://example.com/x.png)](https://example.com)',
  '**[<b onmouseover=alert(1)>x</b>](javascript:alert(1))**',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mi xlink:href="javascript:alert(1)">x',
  '<style>*{color:red}</style><link rel=stylesheet href=//example.com>',
  '<form action="//example.com"><input name=x autofocus onfocus=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p',
  '</p <img src=x onerror=alert(1)>',
])('%s becomes harmless', (hostile) => {
  for (const html of [safeHtml(hostile), shown(hostile), shown(`**Card 1** "${hostile}"`)]) {
    const rest = html.replace(
      /<img src="data:image\/svg\+xml[^"<>]*" alt="[^"<>]*">|<\/?(?:p|br|hr|strong|em|code|pre|blockquote|ul|ol|li|h[1-6])>/g,
      '',
    );
    expect(rest).not.toContain('<');
  }
});
