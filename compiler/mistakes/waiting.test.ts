import { type Coded, testWording } from '../../test/coded.ts';

/** What a card does, and the expected codes. */
const CARDS: Coded[] = [
  ['gain 1vp; when a lion is placed { gain 2vp }; at end { gain 1vp }'],
  ['when a lion is placed { gain 2vp } at end { gain 1vp }'],
  ['when a lion is placed { gain 2vp }; gain 1vp', 'ECO408'],
  ['when a lion is placed { gain 2vp } gain 1vp; gain 2vp; at end { gain 1vp }', 'ECO408'],
  ['gain 1vp when a lion is placed { gain 2vp }', 'ECO107'],
  ['at end { }', 'ECO404'],
  ['on play { gain 1vp }', 'ECO113'],
  ['when an animal is placed in this habitat { gain 1vp }', 'ECO301'],
  ['when a lion is placed adjacent to this { gain 1vp }', 'ECO301'],
  ['choose a lion as leo; when an animal is placed adjacent to leo { gain 1vp }', 'ECO309'],
  ['when a lion is placed by you { that player { gain 1vp } }', 'ECO314'],
  ['that player { gain 1vp }', 'ECO314'],
  ['give 1vp to that player', 'ECO314'],
  ['when a lion is placed by another player { give 1vp to that player }'],
  ['when a lion is placed by another player { that player { gain 1vp } }'],
  ['place lion in a lion community with an antelope', 'ECO310'],
  ['gain 1vp per lion in a lion community with an antelope', 'ECO701'],
  ['when a lion is placed in a lion community with an antelope { gain 1vp }', 'ECO312'],
  ['when a lion is placed in this feature { gain 1vp }', 'ECO308'],
  ['when a mountain is placed in a mountain habitat with at least 2 mountains { gain 1vp }'],
  ['when a mountain is placed into the largest mountain habitat { gain 1vp }'],
  ['when a forest is placed on a tile with 2 forests { gain 1vp }'],
  ['when a forest is placed on a tile with 3 forests { gain 1vp }', 'ECO312'],
  ['when a mountain is placed on a desert without mountains { gain 1vp }', 'ECO312'],
  ['place mountain in a mountain habitat', 'ECO310'],
];

testWording(CARDS, (text) => `card 1 brown\n  leaves 2\n  energy sun\n{ ${text} }`);
