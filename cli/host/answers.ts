/** What a host answers about its tables: to their host, and to people who look back at a game. */

import { andList } from '../../grammar/index.ts';
import { plainArt } from '../../print/card-art/index.ts';
import { withOwnIcons } from '../../print/face/index.ts';
import type { Lang } from '../../print/languages/index.ts';
import {
  type CardProgram,
  cardLabel,
  effectSteps,
  gamesAllowed,
  isByHand,
  isFeature,
  memoize,
  mergeDecks,
  type SetProgram,
  type UserError,
} from '../../program/index.ts';
import { RECOMMENDED } from '../../runtime/index.ts';
import { changedNumbers } from '../../simulate/games/index.ts';
import { hasSet, linkTo, type SetTexts } from '../../studio/link/index.ts';
import {
  bookForPage,
  type CardsAnswer,
  type CardsOfGame,
  cardFindings,
  type FindingsAnswer,
  type HostAnswer,
  type Invitation,
  logText,
  mostSaid,
  type StudioAnswer,
  seatName,
  type Table,
  type TableLinks,
  withoutHidden,
} from '../../table/index.ts';
import { unlessRefused } from '../files/system-errors.ts';
import { bundledSets } from '../load/catalogue.ts';
import { withBotFigures } from '../playtest/bot-games.ts';
import { heldCards } from '../studio/held-cards.ts';
import type { Data } from './data.ts';
import type { LiveTable } from './live-table.ts';
import type { Network } from './network.ts';
import { readFindings } from './read-findings.ts';
import type { HostedTables } from './tables.ts';
import type { WatchedSet } from './watched-set.ts';

/** What a host has. */
export interface Hosted {
  data: Data;
  tables: HostedTables;
  set: WatchedSet;
  /** The language of questions, events and cards. */
  lang: Lang;
  /** The current texts of the set's files. */
  texts(): Promise<SetTexts>;
  links(): TableLinks[];
  network(): Network;
}

/** The tables for the host. @param isFromHere whether the request comes from this machine */
export function hostAnswer({ data, tables, set, links, network }: Hosted, isFromHere: boolean): HostAnswer {
  const problems = [...set.problems(), ...byHandNotice(data.cards(tables.cardsNow()).chain)];
  const shown = links().flatMap((link) =>
    unlessRefused(
      () => [{ ...link, ...tables.open(link.id)!.state }],
      (error) => {
        // The other tables work without it.
        problems.push(unreadable(link.id, error));
        return [];
      },
    ),
  );
  const { isChoice, isOpen, origins } = network();
  const reach = { isOpen, canChoose: isChoice && isFromHere, address: origins[0]! };
  return { title: set.title(), problems, tables: shown, reach };
}

/** Says of which cards bots leave out what is said by hand (L60). */
export function byHandNotice(chain: readonly SetProgram[]): string[] {
  const { cards, features } = mergeDecks(chain);
  const all = [...cards, ...features]
    .filter((card) => effectSteps(card).some(isByHand))
    .map((card) => cardLabel(card));
  return all.length > 0 ? [`Bots do not do what these cards say by hand: ${andList(all)}.`] : [];
}

/** The findings of people, and of bots for comparison. The first request starts the bots' games. */
export function findingsAnswer({ data, tables }: Hosted): FindingsAnswer {
  const bots = tables.botGames();
  const problems: string[] = [];
  const read = readFindings(data, (id, error) => problems.push(unreadable(id, error)));
  const findings = withoutHidden(read);
  return {
    games: findings.games,
    notes: findings.notes,
    said: mostSaid(findings.notes),
    problems,
    cards: withBotFigures(cardFindings(findings, data.isSame(data.cards(tables.cardsNow()).chain)), bots),
    botGames: bots && { games: bots.games, bot: bots.bot },
  };
}

const unreadable = (id: string, { message }: UserError): string =>
  `The table ${id} cannot be opened: ${message}.`;

/** The cards of a game in the form that pages load. */
export async function cardsAnswer(
  { data, tables, lang }: Hosted,
  live: LiveTable,
  game: number,
): Promise<CardsAnswer> {
  const { cards, names, options, players } = live.game(game);
  const { chain, look } = data.cards(cards);
  const { plainIcons } = await import('../../print/index.ts');
  const earlier = tables.ids.slice(0, tables.ids.indexOf(live.id));
  const before = data.begunAt(earlier.findLast((id) => data.wasPlayed(id)) ?? '')?.cards;
  const arranged = {
    hands: (options.hands ?? players.map(() => RECOMMENDED)).map(
      (hand) => gamesAllowed(chain).hands.find(({ name }) => name === hand)?.title ?? hand,
    ),
    ownFirst: Boolean(options.ownFirst),
    news: newNumbers(chain, before === undefined ? chain.slice(0, -1) : data.cards(before).chain),
  };
  return {
    chain,
    look: {
      ...look,
      icons: plainIcons(look.icons),
      // Pages make copies of the files of today.
      ...(look.art && { art: look.art.map(([card, one]) => [card, plainArt(one)] as const) }),
    },
    game,
    names: names.map((_, seat) => seatName(names, seat)),
    arranged,
    lang,
  };
}

/** What an invitation to a table says about its set, in the language of the host. */
export const setAnswer = memoize(
  async (
    { chain, look }: CardsOfGame,
    lang: Lang,
  ): Promise<Pick<Invitation, 'cards' | 'count' | 'title'>> => {
    await import('../../print/own-assets/index.ts');
    const book = bookForPage(chain, lang, look);
    const cards = [...book.cards.values()].flatMap((card) => (isFeature(card) ? [] : card));
    const { title, cards: last } = chain.at(-1)!;
    const isOwn = ({ number }: CardProgram) => last.some((one) => one.number === number);
    const others = cards.filter((card) => !isOwn(card));
    const icons = withOwnIcons(look.icons);
    const held = heldCards(cards.filter(isOwn), book.words, icons, { others, lang });
    return { title, count: cards.length, cards: held };
  },
);

/** The cards that are new or changed since others; all are old if there are no others. */
function newNumbers(chain: readonly SetProgram[], then: readonly SetProgram[]): number[] {
  const [now, before] = [chain, then].map((sets) => {
    const { cards, features } = mergeDecks(sets);
    return [...cards, ...features].map(({ number }) => number);
  }) as [number[], number[]];
  const fresh = then.length > 0 ? now.filter((card) => !before.includes(card)) : [];
  return [...fresh, ...changedNumbers(chain, then)].sort((a, b) => a - b);
}

/** A link that opens the cards and the game up to a moment in the studio, to continue there. */
export async function studioAnswer(hosted: Hosted, table: Table, choice: number): Promise<StudioAnswer> {
  const { data } = hosted;
  const { cards, names, made } = table;
  const log = logText(table, made.slice(0, choice));
  const { look } = data.cards(cards);
  const texts = data.texts(cards) ?? (await hosted.texts());
  const known = texts.known.filter((set) => !hasSet(bundledSets(), set));
  const link = await linkTo({ ...texts, known, extras: look, game: { log, names: [...names] } });
  return { link: `/studio/${link}` };
}
