/** The visible state of a game at one moment, and the differences between two moments. */
import { type Hex, hexKey, type NamedHex, uniqueHexes } from '../../../program/index.ts';
import { cellHex } from '../../landscape/hex.ts';
import type { OptionView } from '../../questions/question.ts';
import type { Game } from '../../state.ts';
import { describeOptions } from '../../view/describe.ts';
import { viewLandscape } from '../../view/view.ts';
import type { Failure } from '../runner.ts';
import { answerTexts, optionNames, waitingQuestion } from '../words/questions.ts';
import { namesForOptions, optionPlaces } from '../words/sketch.ts';

/** The table at one moment of a scenario. Hexes are axial. */
export type Shot = ReturnType<typeof takeShot>;

/** An option: what a scenario writes after `choose` to take it, and the places it is about. */
export type OfferedOption = Shot['options'][number];

/** What a player got from a line; a negative amount was paid or lost. */
export interface Gain {
  /** From 1, as scenarios count players. */
  player: number;
  /** `vp`, `card`, `cube`, or the name of an element. */
  what: string;
  amount: number;
}

/** Why a scenario ends in a line. */
export type LineFailure = Omit<Failure, 'unanswered'>;

/**
 * The table now.
 * @param own names of places; other places that are offered get unused names
 */
export function takeShot(game: Game, own: readonly NamedHex[]) {
  const views = describeOptions(game);
  const names = [...own, ...namesForOptions(game, own)];
  const answers = answerTexts(game, names);
  const labels = optionNames(game, names);
  const question = waitingQuestion(game);
  return {
    /** All tiles, in the order of their cells. */
    board: viewLandscape(game),
    /** The cells each feature in play covers, in the order they were laid. */
    features: game.features.map(({ cells }) => cells.map(cellHex)),
    /** Names of places: those on the scenario's board, and unused names for the places that are offered. */
    names,
    /** The options that are offered. */
    options: views.map((view: OptionView, at) => ({
      choose: answers[at],
      hexes: optionPlaces(view),
      // The thing at the first place that the option is about: a token, or the terrain; and where that thing goes.
      ...(view.option === 'hex' && view.thing !== undefined && { thing: view.thing }),
      ...(view.option === 'hex' && view.to && { to: view.to }),
      /** Its label on a button. */
      name: labels[at],
    })),
    /** True while a question waits for an answer. */
    waits: views.length > 0,
    // The question: "Where does the lion go?"
    ...(question !== undefined && { question }),
  };
}

/** The places that differ. */
export function changesBetween(before: Shot, after: Shot): Hex[] {
  const was = tileContents(before);
  const is = tileContents(after);
  return uniqueHexes(
    [...before.board, ...after.board].filter((hex) => was.get(hexKey(hex)) !== is.get(hexKey(hex))),
  );
}

/** The contents of each place, as text to compare. The order of a tile's tokens does not matter. */
function tileContents({ board, features }: Shot): Map<string, string> {
  const laid = features.flatMap((hexes, at) => hexes.map((hex): [string, number] => [hexKey(hex), at]));
  const featureAt = new Map(laid);
  return new Map(
    board.map((tile) => {
      const { terrain, mountains, forests, animals, markers = [] } = tile;
      const tokens = [...animals, ...markers].sort();
      return [hexKey(tile), [terrain, mountains, forests, featureAt.get(hexKey(tile)), ...tokens].join()];
    }),
  );
}

/** What a player has got in total, to compare two moments. */
export type Holdings = ReturnType<typeof seatHoldings>[number];

/** What each player has got, by seat. */
export function seatHoldings({ gained, vp, cubes, hands, discard, tables }: Game) {
  const discarded = new Set(discard);
  return vp.map((points, seat) => {
    const got = gained?.[seat];
    const elements = got?.elements ?? [];
    return {
      goods: new Map([
        ['vp', points],
        ...elements.map((amount, e): [string, number] => [tables.words.elements[e].name, amount]),
        ['card', got?.cards ?? 0],
        // Gained cubes are counted separately; paid cubes are taken from the free ones.
        ['cube', (got?.cubes ?? 0) + cubes[seat]],
      ]),
      hand: hands[seat].slice(),
      discarded,
    };
  });
}

/** What each player got between two moments. */
export function gainedBetween(before: readonly Holdings[], after: readonly Holdings[]): Gain[] {
  return after.flatMap((one, seat) => gainsBetween(before[seat], one, seat + 1));
}

function gainsBetween(before: Holdings, after: Holdings, player: number): Gain[] {
  const paid = before.hand.filter((card) => after.discarded.has(card) && !after.hand.includes(card)).length;
  return [...after.goods].flatMap(([what, now]): Gain[] => {
    const amount = now - (before.goods.get(what) ?? 0) - (what === 'card' ? paid : 0);
    return amount === 0 ? [] : [{ player, what, amount }];
  });
}
