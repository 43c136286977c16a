/** A table in Spanish: every question, option, event, hint and preview has Spanish words, and no English is left. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { compileSources } from '../../cli/load/compile.ts';
import { findSources } from '../../cli/load/find.ts';
import { inLanguage } from '../../cli/load/translate.ts';
import { compileSteps } from '../../compiler/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { apply, clone, newGame, type SeatView, type TileView, type View, view } from '../../runtime/index.ts';
import { type CardBook, cardBook } from '../../table/card-book.ts';
import { eventsBetween } from '../../table/events/events.ts';
import { lineText } from '../../table/events/parts.ts';
import type { PassingEvent } from '../../table/game/passing.ts';
import { makeHint } from '../../table/hint.ts';
import type { ChoiceEntry } from '../../table/messages.ts';
import { previewOption } from '../../table/preview.ts';
import { HUMAN } from '../../table/seats.ts';
import { events as eventsOf, question } from '../../table/words.ts';
import { playByChance, type Session, shownTo, startSession, thoughtOf } from './sessions.ts';

const NAMES = ['Ana', 'Berta', 'Ciro', 'Delia'];
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The words of messages in a language. */
function messageWords(lang: string): Set<string> {
  const texts = [lang, `table.${lang}`].map((name) =>
    readFileSync(new URL(`../../print/wording/languages/${name}.ftl`, import.meta.url), 'utf8'),
  );
  const said = texts.join('\n').replaceAll(/^#.*$|^[\w-]+ =|\$[\w-]+|\[[\w-]+\]|^ *\.\w+ =/gm, '');
  return new Set(wordsIn(said.replaceAll(/GENDER|FIRSTGENDER|BEGINS\(.*?\)/g, '')));
}
const spanish = messageWords('es');
/** Words of the English messages that no Spanish message has. */
const english = new Set([...messageWords('en')].filter((word) => !spanish.has(word)));

let sets: { chain: readonly SetProgram[]; book: CardBook }[] = [];
beforeAll(async () => {
  const { result, nouns } = await inLanguage('es', compileSources(findSources([])));
  sets = result.sets.map(({ chain }) => ({ chain, book: cardBook(chain, nouns, 'es') }));
});

function expectSpanish(text: string, from: string): void {
  expect(text, from).not.toMatch(/[{}$]|\?\?\?|undefined/);
  // Titles of cards are names; the bots of hints have English ones.
  const plain = text.replaceAll(/"[^"]*"|\bbot \w+/g, '');
  const left = wordsIn(plain).filter((word) => english.has(word));
  expect(left, `${from}: ${text}`).toEqual([]);
}

function expectEntries(entries: readonly ChoiceEntry[]): void {
  for (const { text, name, rest = '', asks = '', next } of entries) {
    for (const one of [text, name, rest, asks]) expectSpanish(one, 'option');
    expectEntries(next);
  }
}

let turns = 0;
function expectTable(session: Session): void {
  const { asked, said: events, ending, running } = shownTo(session);
  if (!asked) throw new Error('nothing is asked');
  expectSpanish(asked.question, session.game.asked.kind);
  expectSpanish(asked.step ?? '', 'step');
  expectEntries(asked.entries);
  for (const line of events.slice(-6)) expectSpanish(lineText(line), 'event');
  expectSpanish(ending ?? '', 'ending');
  for (const { text } of running?.sentences ?? []) expectSpanish(text, 'running card');
  if (turns++ % 50 !== 0) return;
  for (const bot of ['greedy', 'random'] as const)
    expectSpanish(makeHint(session, bot, thoughtOf(session, bot)).reason, 'hint');
  const { next, said: given } = previewOption(session, 0);
  expectSpanish(next, 'preview');
  for (const line of given) expectSpanish(lineText(line), 'preview');
}

const seated = (chain: readonly SetProgram[], book: CardBook, seed: number, hands?: string[]) =>
  startSession(chain, { players: 3, seed, target: 15, ...(hands && { hands }) }, [HUMAN, HUMAN, HUMAN], {
    book,
    names: NAMES,
  });

test('a whole game is in Spanish, and the beginning of one with each other bundled set', () => {
  for (const [at, { chain, book }] of sets.entries()) {
    const session = seated(chain, book, 3, ['draft', 'draft', 'draft']);
    playByChance(session, at === 0 ? 3000 : 60, expectTable);
    if (at === 0) expectSpanish(shownTo(session, 0).result!, 'result');
  }
});

test('what bundled cards do not ask is in Spanish, too', () => {
  const { chain, book } = sets[0]!;
  const [base] = chain;
  for (const effect of [
    'choose a species as kin; pay a card; gain 1vp',
    'gain 1vp or 2 cards; pay up to 3vp',
    'by hand "Die Karte"; move a lion up to 3 spaces',
  ]) {
    const { steps } = compileSteps(effect, base!.vocabulary);
    const cards = base!.cards.map((card) => ({ ...card, steps }));
    playByChance(seated([{ ...base!, cards }], book, 5), 60, (session) => {
      const { asked } = shownTo(session);
      expectSpanish(asked!.question, session.game.asked.kind);
      expectEntries(asked!.entries.map((entry) => ({ ...entry, rest: '' })));
    });
  }
});

test('events agree in gender and number', () => {
  const { chain, book } = sets[0]!;
  const seen = view(newGame(chain, { players: 3, seed: 1 }), 0);
  const tile = (q: number, terrain: string, animals: string[] = [], forests = 0): TileView => ({
    ...{ q, r: 0, terrain, mountains: 0, forests, animals },
  });
  const events = (before: Partial<View>, now: Partial<View>, passing: PassingEvent[] = []) =>
    eventsBetween({ view: { ...seen, ...before } }, { view: { ...seen, ...now }, passing }, book, NAMES).map(
      lineText,
    );
  const land = (before: TileView[], now: TileView[]) => events({ landscape: before }, { landscape: now });
  expect([
    ...land([], [tile(0, 'water', ['shark']), tile(1, 'grassland', ['stork'], 1)]),
    ...land(
      [tile(0, 'desert', ['zebra', 'lion'], 1)],
      [tile(0, 'grassland', ['lion']), tile(1, 'water', ['zebra'])],
    ),
    ...land([tile(0, 'desert', ['zebra', 'lion'])], []),
    ...land([tile(0, 'desert'), tile(1, 'water')], [tile(0, 'water'), tile(1, 'desert')]),
  ]).toEqual([
    'Se coloca una loseta de agua en m10.',
    'Se coloca una loseta de pradera en m11.',
    'Un tiburón en m10.',
    'Una cigüeña en m11.',
    'Un bosque en m11.',
    'm10 pasa a ser pradera.',
    'Se coloca una loseta de agua en m11.',
    'La cebra de m10 se mueve a m11.',
    'Se quita el bosque de m10.',
    'Se quita la loseta de desierto m10.',
    'El león de m10 se va.',
    'La cebra de m10 se va.',
    'La loseta de desierto m10 y la loseta de agua m11 cambian de lugar, con todo lo que tienen encima.',
  ]);
  const holding = (at: number, change: Partial<SeatView>) => ({
    seats: seen.seats.map((seat, other) => (other === at ? { ...seat, ...change } : seat)),
  });
  const { dial, cubes, handSize } = seen.seats[1]!;
  const given = [
    { n: 1, seat: 1, given: { cards: 1, to: 0 } },
    { n: 2, seat: 0, given: { cards: 2, to: 2 } },
    { n: 3, seat: 2, element: 'water' },
  ];
  expect([
    ...events({}, holding(1, { vp: 1, dial: dial + 1, cubes: cubes - 1, handSize: handSize + 2 })),
    ...events(holding(0, { vp: 5 }), holding(0, { vp: 2 })),
    ...events({}, {}, given),
    ...events({}, { draws: seen.draws + 1, drawn: ['sun', 'water'], rounds: seen.rounds + 1 }),
    ...events({}, { ...holding(2, { vp: seen.target }) }),
  ]).toEqual([
    'Berta: el dial gira a 1; 2 cartas más en la mano; −1 cubo; +1 punto, 1 en total.',
    'Tú: −3 puntos, 2 en total.',
    'Berta: 1 carta para ti.',
    'Tú: 2 cartas para Ciro.',
    'Ciro: sale agua de la bolsa.',
    'Todas las fichas vuelven a la bolsa, que pasa a Ana.',
    'Extracción 2: sol y agua',
    'Ciro: +80 puntos, 80 en total.',
    'Ciro tiene 80: esta ronda es la última.',
  ]);
});

test('questions and options, as a program asks for them', () => {
  const game = newGame(sets[0]!.chain, { players: 2, seed: 7 });
  const { cards, features, vocabulary } = game.tables.sets[0]!;
  const set = { lang: 'es' as const, chain: game.tables.sets, cards, features, words: vocabulary };
  const asked = question(game, { set })!;
  expect([asked.text, asked.entries.at(-1)!.name, asked.entries.at(-1)!.text]).toMatchInlineSnapshot(`
    [
      "¿Qué carta empieza boca arriba?",
      "Juega #88 "Mirador de la cima"",
      "#88 "Mirador de la cima" azul agu agu des: Coloca una montaña. Gana 1 punto por cada 2 losetas en este continente, como máximo 8 puntos.",
    ]
  `);
  const other = clone(game);
  apply(other, game.asked.options.at(-1)!);
  expect(eventsOf(game, other, 0, { set, names: NAMES }).map(({ text }) => text)).toMatchInlineSnapshot(`
    [
      "Tú: entra en juego #88 "Mirador de la cima".",
    ]
  `);
});
