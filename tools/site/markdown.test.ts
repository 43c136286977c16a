import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

test('a heading has the anchor that Markdown viewers give it', () => {
  const { headings, fill } = renderMarkdown(
    '# A page\n\n## What `eco` says, twice\n\n## What `eco` says, twice\n',
  );
  expect(headings.map(({ id }) => id)).toEqual(['what-eco-says-twice', 'what-eco-says-twice-1']);
  expect(fill([])).toContain('<h1 id="a-page">');
});
