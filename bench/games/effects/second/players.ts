/** Effects in which players pay, lose and are chosen, written by hand. */
import { layTile } from '../../../../runtime/landscape/landscape.ts';
import { SUPPLY_LAND } from '../../../../runtime/link/tables.ts';
import { DESERT, GRASSLAND } from '../../../../runtime/link/things.ts';
import { LOOK_BLUE, LOOK_BROWN } from '../../../../runtime/options.ts';
import { ask, type Effect, end, frontier, type Hand } from '../hand.ts';

/** The decisions of `costs` and `players`. */
const WHERE = 0;
const HOW_MANY = 1;
const WHICH_DECK = 2;
const WHICH_CARD = 3;
const WHO = 4;

/** `place desert; pay up to 3 cubes; gain 2vp per paid cube; gain a card of 5` */
export const costs: Effect = {
  start(hand) {
    if (hand.land.supply[SUPPLY_LAND] > 0) ask(hand, WHERE, frontier(hand.land));
    else end(hand);
  },
  answer(hand, option) {
    const { of } = hand;
    switch (hand.at) {
      case WHERE:
        layTile(hand.land, option, DESERT);
        askHowMany(hand);
        return;
      case HOW_MANY:
        of.cubes[0] -= option;
        of.cubeSupply += option;
        of.vp[0] += 2 * option;
        askDeck(hand);
        return;
      case WHICH_DECK:
        ask(hand, WHICH_CARD, of.decks[option].splice(-5).reverse());
        hand.chosen = option;
        return;
      case WHICH_CARD: {
        const others = hand.options.filter((card) => card !== option);
        of.decks[hand.chosen].unshift(...others.reverse());
        of.hands[0].push(option);
        end(hand);
      }
    }
  },
};

function askHowMany(hand: Hand): void {
  const amounts: number[] = [];
  const most = Math.min(3, hand.of.cubes[0]);
  for (let amount = 0; amount <= most; amount++) amounts.push(amount);
  ask(hand, HOW_MANY, amounts);
}

function askDeck(hand: Hand): void {
  const [brown, blue] = hand.of.decks;
  const decks: number[] = [];
  if (brown.length > 0) decks.push(LOOK_BROWN);
  if (blue.length > 0) decks.push(LOOK_BLUE);
  if (decks.length > 0) ask(hand, WHICH_DECK, decks);
  else end(hand);
}

/** `place desert; each other player { lose 2vp }; gain 1vp per lost vp` */
export const losses: Effect = {
  start(hand) {
    if (hand.land.supply[SUPPLY_LAND] > 0) ask(hand, 0, frontier(hand.land));
    else end(hand);
  },
  answer(hand, cell) {
    const { vp } = hand.of;
    layTile(hand.land, cell, DESERT);
    for (let seat = 1; seat < vp.length; seat++) {
      const lost = Math.min(2, vp[seat]);
      vp[seat] -= lost;
      vp[0] += lost;
    }
    end(hand);
  },
};

/** `place grassland; choose another player { gain 2vp }; each player with the fewest cubes { gain 1vp }` */
export const players: Effect = {
  start(hand) {
    if (hand.land.supply[SUPPLY_LAND] > 0) ask(hand, WHERE, frontier(hand.land));
    else end(hand);
  },
  answer(hand, option) {
    const { vp, cubes } = hand.of;
    if (hand.at === WHERE) {
      layTile(hand.land, option, GRASSLAND);
      const seats: number[] = [];
      for (let seat = 1; seat < vp.length; seat++) seats.push(seat);
      ask(hand, WHO, seats);
      return;
    }
    vp[option] += 2;
    let fewest = cubes[0];
    for (let seat = 1; seat < cubes.length; seat++) if (cubes[seat] < fewest) fewest = cubes[seat];
    for (let seat = 0; seat < cubes.length; seat++) if (cubes[seat] === fewest) vp[seat]++;
    end(hand);
  },
};
