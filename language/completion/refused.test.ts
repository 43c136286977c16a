/** What a check would refuse in any case is not offered. */
import { expect, test } from 'vitest';
import { inScenario, inSteps, labels, labelsAlone, offers } from '../../test/language/offers.ts';

const lines = (text: string) =>
  inScenario(text).filter((label) => /^(given|board|layout|choose|refuse)$/.test(label));

test('a word that a check would refuse is not offered in scenarios', () => {
  offers(labels('scenario "x" { |'), 'board layout given');
  expect(lines('|')).toEqual(['given']);
  expect(lines('do card 901; |')).toEqual(['choose', 'refuse']);
  offers(labels('scenario "x" { board "a b" where a = |'), '!land');
  offers(labels('scenario "x" { board "a b" where a = desert with |'), '!at');
  offers(labels('scenario "x" { given 3 |'), 'players cubes vp');
  offers(labels('scenario "x" { given 3 players; given 2 |'), '!players');
  offers(labels('scenario "x" { given 3 cubes; given 2 |'), '!cubes');
  offers(labels('scenario "x" { given 3 cubes; given player 2 1 |'), 'cubes');
  offers(labels('scenario "x" { given player 2 1 |'), '!player');
  offers(labels('scenario "x" { given |'), 'player');
  offers(inScenario('expect a is |'), 'land');
  offers(inScenario('expect a is desert with |'), 'at');
  offers(inScenario('expect card |'), '!is');
  offers(inScenario('expect a |'), 'is');
  for (const word of ['third', 'sun', 'cube']) offers(inScenario(`do card 901; choose ${word} |`), '!a');
  offers(inScenario('do card 901; choose |'), 'sun !suns');
  offers(inScenario('do card 901; choose hare |'), 'a !to');
  offers(inScenario('do card 901; choose hare a |'), 'to');
  expect(inScenario('do card 901; choose a, |')).toEqual(['b', '1']);
  expect(inScenario('do card 901; choose 1, a, |')).toEqual(['b']);
});

test('a word that a check would refuse is not offered if the following text rules it out', () => {
  const card = (at: string) => labels(`card 1 brown ${at} leaves 2 energy sun hand lion { gain 1vp }`);
  offers(card('|'), 'hand note !leaves !energy');
  offers(card('e|'), '!energy');
  offers(labels('card 1 brown leaves 2 ene|rgy sun { gain 1vp }'), 'energy');
  offers(labels('feature 1 blue "F" | pattern "G" { }'), '!pattern');
  const scenario = (at: string) => labels(`scenario "x" { ${at} board "d"; do card 901; }`);
  expect(scenario('|')).toEqual(['given']);
  expect(labels('scenario "x" { board "d"; | given 2 cubes; do card 901 }')).toEqual(['given']);
  expect(labels('scenario "x" { board "d"; | do card 901 }')).toEqual(['given', 'do', 'expect']);
  // `SET` already declares the set.
  offers(labels('|'), '!set card');
  offers(labelsAlone('se|'), 'set');
});

test('a word that a check would refuse is not offered in steps', () => {
  offers(inSteps('place hare; gain 1vp if adjacent |'), 'to !and');
  offers(inSteps('place hare; gain 1vp if adjacent to water |'), 'and');
  offers(inSteps('gain |'), '!vp');
  offers(inSteps('gain a |'), 'vp');
  offers(inSteps('gain 1 sun and 2 |'), 'vp');
  offers(inSteps('place hare |'), '!of');
  offers(inSteps('place animal |'), 'of');
  offers(inSteps('place up to 2 animals |'), 'of');
  offers(inSteps('place hare; remove lion in this |'), '!feature');
  offers(inSteps('place hare; place lion adjacent to this |'), '!feature');
  offers(inSteps('remove lion in the |'), '!habitat');
  offers(inSteps('place hare; gain 1vp per lion in this |'), 'community');
  offers(inSteps('place forest; gain 1vp per lion in this |'), '!community habitat');
});

test('a word that a check would refuse is not offered to sets', () => {
  const inMiddle = 'set b "B"\n  players 2 to 4\n  deal 6 brown, 6 blue, 2 active\n  |\n  cubes 66 start 7\n';
  offers(labelsAlone(inMiddle), 'target deal draw card !players !cubes !set');
  offers(labelsAlone('se|t b "B"\n  players 2 to 4\n'), 'set');
  offers(labelsAlone('set b "B"\n  play|ers 2 to 4\n'), 'players');
});

test('a word that a check would refuse is not offered to cards and features', () => {
  const onCard = (text: string) => labels(`card 1 brown leaves 2 ${text}`);
  offers(onCard('hand |'), 'tuft lion');
  offers(onCard('hand lion hand |'), 'tuft !rhino');
  offers(onCard('hand lion |'), 'hand');
  offers(onCard('hand lion hand tuft |'), '!hand');
  expect(onCard('energy sun\n  |\n{ gain 1vp }')).toEqual(['hand', 'source', 'note', 'art', 'impact']);
  expect(onCard('note "n" source attested "s" |')).toEqual(['energy', 'hand', 'art', 'impact']);
  expect(labels('feature 1 blue "F" pattern "G G" note "n" |')).toEqual(['hand', 'source', 'token']);
  offers(labels('feature 1 blue "F" hand lion hand |'), 'tuft !rhino');
  const onFeature = (text: string) => labels(`feature 1 blue "F" pattern "G G" { ${text}`);
  offers(onFeature('at end { remove lion in this |'), 'feature');
  offers(onFeature('at end { remove lion in the |'), 'habitat');
  offers(onFeature('when a hare or animal is |'), 'moved');
  offers(onFeature('when a hare or forest is |'), '!moved');
  offers(onFeature('when a hare is moved |'), 'from into');
  offers(onFeature('when a hare is moved or removed |'), '!into');
  offers(onFeature('when a hare is placed |'), '!from');
});

test('a ground that is listed already, or that does not go with one before, is not offered', () => {
  expect(labels('animal fox x3 on |')).toEqual(['desert', 'grassland', 'water', 'mountain', 'forest']);
  expect(labels('animal fox x3 on desert or |')).toEqual(['grassland', 'water']);
  offers(labels('animal fox x3 on mountain |'), '!or');
  expect(labels('marker nest x3 on desert or mountain or |')).toEqual(['grassland', 'water', 'forest']);
  expect(labels('animal fox x3 on mountain or |')).toEqual([]);
});
