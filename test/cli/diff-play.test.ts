/** `ecos diff A B --play`: the effect of changed cards on games. */
import { expect, test } from 'vitest';
import { changeMarkdown } from '../../simulate/change/index.ts';
import { workspace } from '../workspace.ts';

const set = (points: number, more = '') => `set mine "Mine" extends first-continent

card 901 brown "Rain | snow"
  leaves 1
  energy sun
{
  place water;
  gain ${points}vp;
}

scenario "it rains"
{
  board "w 1"
  do card 901;
  choose 1;
  expect finished;
}
${more}`;
const DELETED = `
scenario "two points"
{
  board "w 1"
  do card 901;
  choose 1;
  expect 2vp;
}
`;

const { ecos, json } = workspace({ 'a/mine.eco': set(2, DELETED), 'b/mine.eco': set(5) });
const PLAY = ['--play', '--games', '4', '--jobs', '1'];

test('Markdown lists changed cards, scenarios with different results, and figures of games with both versions', () => {
  const { code, out, err } = ecos('diff', 'a', 'b', ...PLAY);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('### 1 card\n');
  expect(out).toContain('| 901 "Rain \\| snow" | text | Gain 2 points. | Gain 5 points. |');
  expect(out).toContain('| it rains (b/mine.eco:11) | passes with 2 vp | passes with 5 vp |');
  expect(out).toMatch(
    /\| two points \(a\/mine\.eco:19\) \| passes with 2 vp \| fails: expected 2 vp, got 5 \|/,
  );
  expect(out).toContain('The same 4 games of 4 greedy bots, played with both versions');
  expect(out).toMatch(/\| Points of a seat \| [\d.]+ \| [\d.]+ \|/);
  expect(out).toMatch(/\| Card 901 "Rain \\\| snow": /);
});

test('a set without scenarios is reported as having none', () => {
  const effect = { scenarios: [], tried: 0, played: undefined };
  expect(changeMarkdown('a', [], effect)).toMatch(/### Scenarios\n\nThere are no scenarios\.$/);
});

test('nothing in a title mentions people, refers to an issue, or is a link or HTML', () => {
  const titles = {
    '@octocat @org/team': '@&#8203;octocat @&#8203;org/team',
    'o/r#12 #12 GH-12': 'o/r\\#&#8203;12 \\#&#8203;12 GH-&#8203;12',
    'https://a.example www.a.example': 'https:&#8203;//a.example www&#8203;.a.example',
    '[a](b) <img src=x> &lt; ~~a~~ $a$': '\\[a\\](b) \\<img src=x\\> \\&lt; \\~\\~a\\~\\~ \\$a\\$',
    'Sun & rain, 1:2': 'Sun \\& rain, 1:2',
  };
  for (const [title, shown] of Object.entries(titles)) {
    const scenario = { title, file: title, line: 1, before: title, after: title };
    const text = changeMarkdown(title, [], { scenarios: [scenario], tried: 1, played: undefined });
    expect(text).toContain(`## Changes since ${shown}\n`);
    expect(text).toContain(`| ${shown} (${shown}:1) | ${shown} | ${shown} |`);
  }
});

test('JSON has the same content; if no card changed, no game is played', () => {
  const { changes, scenarios, games } = json('diff', 'a', 'b', ...PLAY);
  expect(changes).toHaveLength(1);
  expect(scenarios).toHaveLength(2);
  expect(games).toMatchObject({ before: { games: 4 }, after: { games: 4 }, differences: { added: [] } });
  const same = ecos('diff', 'a', 'a', ...PLAY).out;
  expect(same).toContain(
    'No card changed.\n\n### Scenarios\n\nEvery scenario has the same result as before.',
  );
  expect(same).not.toContain('### Games');
});
