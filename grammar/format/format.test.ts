import { expect, test } from 'vitest';
import { formatFile } from './format.ts';

/** The formatted text; fails on problems. */
function formatted(text: string): string {
  const result = formatFile('cards.eco', text);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.text;
}

/** Expects a text to be formatted like this, and the result to stay the same. */
function check(text: string, expected: string): void {
  expect(formatted(text)).toBe(expected);
  expect(formatted(expected)).toBe(expected);
}

test('a card has one clause per line, its braces at the margin, and one step per line', () => {
  check(
    'card 12 brown leaves 3 energy sun,grassland x2 hand lion   active source attested "p. 3" {place grassland;gain 1 vp per adjacent grassland}',
    `card 12 brown
  leaves 3
  energy sun, grassland x2
  hand lion active
  source attested "p. 3"
{
  place grassland;
  gain 1vp per adjacent grassland;
}
`,
  );
});

test('short blocks stay on one line, longer blocks and blocks around others are opened; `else` and `or` begin a line', () => {
  check(
    `card 1 blue leaves 1 energy sun {
      repeat 2 {
        place water;
        gain 1vp;
      };
      if there is a lion { gain 1vp; } else if on the edge { may { gain a card } } else { gain 2vp };
      either { place up to 3 forest in this habitat or an adjacent habitat; gain 3 of sun, water per 2 removed forests at most 7 } or { move a lion 2 spaces over any terrain }
    }`,
    `card 1 blue
  leaves 1
  energy sun
{
  repeat 2 { place water; gain 1vp };
  if there is a lion { gain 1vp }
  else if on the edge {
    may { gain a card };
  }
  else { gain 2vp };
  either {
    place up to 3 forest in this habitat or an adjacent habitat;
    gain 3 of sun, water per 2 removed forests at most 7;
  }
  or { move a lion 2 spaces over any terrain };
}
`,
  );
});

test('each step of a nested block stays on its own line, however short', () => {
  check(
    `card 1 blue leaves 1 energy sun {
      may { pay a cube; may { remove a lion; gain 3vp }; gain 2vp };
      each player { either { pay a card } or { lose 2vp } };
    }
    scenario "s" { do { each other player { place fish; gain 1vp } }; do  player 2{ each player { may { gain 1vp } } }; }`,
    `card 1 blue
  leaves 1
  energy sun
{
  may {
    pay a cube;
    may { remove a lion; gain 3vp };
    gain 2vp;
  };
  each player {
    either { pay a card }
    or { lose 2vp };
  };
}

scenario "s"
{
  do { each other player { place fish; gain 1vp } };
  do player 2 {
    each player {
      may { gain 1vp };
    };
  };
}
`,
  );
});

test('a set: one setting or declaration per line', () => {
  check(
    `set a "A" extends b
players 2 to 4 cubes + 6

supply land 5 , water 3
element sun x3 element wild x2 any


animal fish plural fish x14 on water or grassland
hand lion footprint "Lion" layout pond "w" layout river " g d " "w w w"
`,
    `set a "A" extends b
  players 2 to 4
  cubes +6

  supply land 5, water 3

element sun x3
element wild x2 any

animal fish plural fish x14 on water or grassland

hand lion footprint "Lion"

layout pond "w"
layout river
  " g d "
  "w w w"
`,
  );
});

test('a scenario: board rows under each other, legends wrapped to the line width', () => {
  check(
    `scenario "s" { board "a b" where a = desert; given 2 players
      given supply water 0 do { place forest; gain 1vp } choose lion a to 1; choose a,b expect 2 vp }
    scenario "t" { board " m n " "m o 1" where m = desert with 1 mountain and at least 1 forest, n = grassland with 3 antelopes, o = water with no fish; layout pond; }`,
    `scenario "s"
{
  board "a b" where a = desert
  given 2 players;
  given supply water 0;
  do { place forest; gain 1vp };
  choose lion a to 1;
  choose a, b;
  expect 2vp;
}

scenario "t"
{
  board " m n "
        "m o 1"
    where m = desert with 1 mountain and at least 1 forest, n = grassland with 3 antelopes,
          o = water with no fish
  layout pond
}
`,
  );
});

test('a feature: its pattern in rows, one trigger per line', () => {
  check(
    `feature 132 blue "Kilimanjaro" source attested "p. 3" pattern "M M" " M " where m = land with 1 mountain token kili { when a mountain is placed { gain animal and mountain } on play { gain 1vp; gain 3 of sun, water per removed forest at most 3 } at end {} }`,
    `feature 132 blue "Kilimanjaro"
  source attested "p. 3"
  pattern "M M"
          " M "
    where m = land with 1 mountain
  token kili
{
  when a mountain is placed { gain animal and mountain };
  on play { gain 1vp; gain 3 of sun, water per removed forest at most 3 };
  at end { };
}
`,
  );
});

test('comments stay before or after the same code', () => {
  check(
    `

# head


# of the file
card 1 brown # its number
  # how often
  leaves 2
  energy sun
     # before the braces
{ # opened
      # before the step
  gain 1vp # after the step
  ;
  gain 2vp; # after its sign

  # above a block
  repeat 2 { # inside
    gain 1vp
    # at its end
  } # behind it
  ; # and again
  # last
} # closed
# right below

# at the end
`,
    `# head

# of the file
card 1 brown # its number
  # how often
  leaves 2
  energy sun
  # before the braces
{ # opened
  # before the step
  gain 1vp; # after the step
  gain 2vp; # after its sign

  # above a block
  repeat 2 { # inside
    gain 1vp;
    # at its end
  }; # behind it
  # and again
  # last
} # closed
# right below

# at the end
`,
  );
});

test('a comment in the middle of a step breaks the line at the comment', () => {
  check(
    'card 1 brown leaves 1 energy sun, # why\n water { gain # how much\n 1vp\n # of what\n per # each\n adjacent forest }',
    `card 1 brown
  leaves 1
  energy sun, # why
      water
{
  gain # how much
      1vp
      # of what
      per # each
      adjacent forest;
}
`,
  );
});

test('an indented comment below a line without braces belongs to that line', () => {
  check(
    'set a "A"\n  target 80\n    # or 60\n\n# the sun\nelement sun x3\n  # it shines\nelement wild x2 any',
    'set a "A"\n  target 80\n  # or 60\n\n# the sun\nelement sun x3\n  # it shines\nelement wild x2 any\n',
  );
});

test('an inserted blank line is placed below such a comment, not above it', () => {
  const card = 'card 1 brown\n  leaves 2\n  energy sun\n{\n  gain 1vp;\n}\n';
  check(`element sun x3\n  # it shines\n${card}`, `element sun x3\n  # it shines\n\n${card}`);
  check('set a "A"\n  # a set\nelement sun x1', 'set a "A"\n  # a set\n\nelement sun x1\n');
  check(
    'layout l "w"\n  # one\n  # two\n# three\nhand a leaf "A"',
    'layout l "w"\n  # one\n  # two\n\n# three\nhand a leaf "A"\n',
  );
  check(
    'element sun x3\n  # one\n# two\n\n  # three\nset a "A"',
    'element sun x3\n  # one\n# two\n\n# three\nset a "A"\n',
  );
});

test('an empty text stays empty, and a text of comments keeps them', () => {
  check('', '');
  check('  \n\n', '');
  check('\n # a  \n\n\n#b', '# a\n\n#b\n');
});

test('line ends become `\\n`, and a byte order mark is removed', () => {
  const written = 'element sun x1 # a\n# b\n\n# c\nelement wild x1\n';
  for (const end of ['\r\n', '\r']) check(`\ufeff${written.replaceAll('\n', end)}`, written);
});

test('a text with syntax errors is refused', () => {
  const result = formatFile('cards.eco', 'card 1 brown leaves 1 energy sun { gain 1vp');
  expect(result).toMatchObject({ problems: [{ code: 'ECO103' }] });
});
