/** ECO301 to ECO319: steps and triggers that mean nothing, or that can never happen. */
import { card, entry, feature, inCard } from './entry.ts';

export const STEPS = {
  ECO301: entry({
    message: '{what} refers to nothing yet',
    hint: 'place, move or choose something in a step before this one',
    explanation:
      '"This" is what the effect last placed, moved, replaced, swapped or chose, so an earlier step has to do one of these. `adjacent` without `to` refers to "this", too.',
    ...inCard('gain 1vp per adjacent grassland', 'place grassland; gain 1vp per adjacent grassland'),
  }),
  ECO302: entry({
    message: '{what} has no community: only animals have one',
    explanation:
      'A community is a group of animals of one species. Tiles, mountains and forests have habitats. `this community` needs an earlier step that could leave an animal as "this".',
    ...inCard('gain 1vp per forest community', 'gain 1vp per forest habitat'),
  }),
  ECO303: entry({
    message: '`{what} of {of}`: only `animal` can be `of` something, and only of desert, grassland or water',
    explanation:
      '`animal of water` is any animal with a water tab. Animals that live on a mountain or in a forest are named.',
    ...inCard('place an animal of mountain', 'place an animal of desert'),
  }),
  ECO304: entry({
    message: 'a tile cannot be on something',
    hint: 'tiles are side by side: use `adjacent to`',
    explanation: 'Tiles are side by side; mountains, forests and animals are on tiles.',
    wrong: card('place grassland; place water on this tile'),
    mended: card('place grassland; place water adjacent to this tile'),
  }),
  ECO305: entry({
    message: 'there are no different kinds of `{what}`',
    hint: 'remove `different`',
    explanation:
      '`different` counts kinds: `different animal` species, `different land` and `different tile` terrains.',
    ...inCard('gain 1vp per different mountain', 'gain 1vp per mountain'),
  }),
  ECO306: entry({
    message: 'the number here must be at least 1',
    hint: 'for none, remove it; in a condition, write `no`',
    explanation: 'A step that does something 0 times does nothing. In a condition, write `no` for none.',
    ...inCard('gain 0 sun', 'gain 1 sun'),
  }),
  ECO307: entry({
    message: 'a limit must be at least {least}',
    hint: 'remove the limit, or raise it',
    explanation:
      'With `at most 0` or `up to 0` the step could never do anything. With `at least` above `at most` it could never satisfy both.',
    ...inCard('gain 1vp per tile at most 0', 'gain 1vp per tile at most 1'),
  }),
  ECO308: entry({
    message: '`this feature` can be used only inside a feature',
    explanation: 'A card does not belong to a feature.',
    ...inCard('gain 1vp per animal in this feature', 'gain 1vp per animal in the landscape'),
  }),
  ECO309: entry({
    message: 'nothing is called `{name}`',
    hint: 'give the name in an earlier step, as in `place mountain as {name}`',
    explanation:
      'After `adjacent to` and `on` comes a thing, or a name that an earlier step of the same card gave with `as`.',
    wrong: card('place mountain as peak; place forest adjacent to peek'),
    mended: card('place mountain as peak; place forest adjacent to peak'),
  }),
  ECO310: entry({
    message: 'this can never happen: {why}',
    explanation:
      'The rules allow no landscape in which this step could be done. Earlier steps count, too: after `place grassland`, `this tile` is grassland, so no fish is ever placed on it. In a set with features, if one that acts in between could make the step possible, this is only a warning.',
    ...inCard('place shark on a mountain', 'place leopard on a mountain'),
  }),
  ECO311: entry({
    message: '`{name}` already has a meaning: `as` needs a new name',
    hint: 'use another name, such as `my-{name}`',
    explanation:
      '`as NAME` cannot take a word of the language, an article, or the name of a thing or an animal.',
    wrong: card('place mountain as forest; gain 1vp per animal adjacent to forest'),
    mended: card('place mountain as peak; gain 1vp per animal adjacent to peak'),
  }),
  ECO312: entry({
    message: 'this can never happen: {why}',
    explanation:
      'No rule allows what this trigger waits for. `from` is where a thing was before it was moved or removed, `into` where it is now and was not before.',
    wrong: feature('when an animal is placed from this feature { gain 1vp }'),
    mended: feature('when an animal is moved from this feature { gain 1vp }'),
  }),
  ECO313: entry({
    message: '`the owner` is only for a block of players',
    hint: 'write its steps without `the owner`',
    explanation:
      'Inside `each player`, `choose a player` and other blocks of players, `the owner { … }` is done by who is "you" outside of it. Elsewhere "you" are the owner already (L61).',
    ...inCard('the owner { gain 1vp }', 'gain 1vp'),
  }),
  ECO314: entry({
    message: 'nothing says who `that player` is',
    hint: 'only a trigger that waits for what happens `by another player` can say it',
    explanation: '`that player` is who did what a trigger `by another player` waits for.',
    ...inCard(
      'when a lion is placed { that player { gain 1vp } }',
      'when a lion is placed by another player { that player { gain 1vp } }',
    ),
  }),
};
