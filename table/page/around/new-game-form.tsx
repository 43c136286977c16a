/** The fields of the form for a new game. */
import type { ComponentChildren } from 'preact';
import type { GamesAllowed } from '../../../program/index.ts';
import type { GameOptions } from '../../../runtime/index.ts';
import { seatName } from '../../marks.ts';
import type { Player } from '../../messages.ts';
import { SeatSign } from '../views/signs.tsx';
import { Button, Segments, Select } from './controls.tsx';
import { BOT_LABELS, HAND_LABELS, type NewGame, withSeats } from './new-game.ts';

/** The players that can fill a seat, with labels. */
const PLAYERS: Partial<Record<Player, string>> = {
  human: 'a person',
  ...Object.fromEntries(Object.entries(BOT_LABELS).map(([bot, words]) => [bot, `bot ${words}`])),
  mcts: 'bot mcts: thinks ahead, slowly',
};

interface NewGameFieldsProps {
  games: GamesAllowed;
  wanted: NewGame;
  /** Changes the game as it is at that time, which the page may not show yet. */
  change(change: (now: NewGame) => NewGame): void;
  /** What is said about people at several seats. */
  people: string;
  /** Makes a seed. Without it, the form has none, and no names: the game has a secret, and people bring their names. */
  newSeed?(): number;
}

/** The fields of a form for a new game. */
export function NewGameFields({ games, wanted, change, people, newSeed }: NewGameFieldsProps) {
  const { from, to } = games.players;
  const { players, names, options } = wanted;
  const { hands = [], ownFirst = false, layout = games.layouts[0] ?? '', harbinger = 0 } = options;
  const want = (changed: Partial<Record<keyof GameOptions, unknown>>) =>
    change((now) => ({ ...now, options: { ...now.options, ...changed } as GameOptions }));
  const resize = (by: number) =>
    change((now) => withSeats(now, Math.max(from, Math.min(to, now.players.length + by))));
  const number = (id: 'target' | 'seed', limits: { min: number; max: number; placeholder?: string }) => (
    <input
      id={`play-${id}`}
      type="number"
      required={id === 'seed'}
      value={options[id] ?? ''}
      onInput={({ currentTarget: { value } }) => want({ [id]: value === '' ? undefined : Number(value) })}
      {...limits}
    />
  );
  return (
    <>
      <fieldset>
        <legend class="head">Who plays</legend>
        <ol class="seat-rows">
          {players.map((player, seat) => (
            <li key={seat} class="in-row wrap">
              <SeatSign seat={seat} />
              {newSeed && (
                <input
                  type="text"
                  aria-label={`Name at seat ${seat + 1}`}
                  maxLength={24}
                  value={names[seat]}
                  onInput={({ currentTarget: { value } }) =>
                    change((now) => ({ ...now, names: now.names.with(seat, value) }))
                  }
                />
              )}
              <Select
                id={`play-player-${seat}`}
                name={`Who plays at seat ${seat + 1}`}
                options={Object.entries({ ...PLAYERS, [player]: PLAYERS[player] ?? `bot ${player}` })}
                value={player}
                choose={(one) =>
                  change((now) => ({ ...now, players: now.players.with(seat, one as Player) }))
                }
              />
              <Select
                id={`play-hand-${seat}`}
                name={`Hand at seat ${seat + 1}`}
                options={[...HANDS, ...games.hands.map(({ name, title }) => [name, title] as const)]}
                value={hands[seat]!}
                choose={(one) => want({ hands: hands.with(seat, one) })}
              />
            </li>
          ))}
        </ol>
        <p>
          <Button words="One more" disabled={players.length >= to} press={() => resize(1)} />{' '}
          <Button words="One fewer" disabled={players.length <= from} press={() => resize(-1)} />{' '}
          <span class="soft small">
            {from} to {to} can play. {people}
          </span>
        </p>
      </fieldset>
      <fieldset>
        <legend class="head">Cards to begin with, for all seats</legend>
        <Segments
          id="play-hands"
          name="Hands"
          options={HANDS}
          value={hands.every((hand) => hand === hands[0]) ? hands[0]! : ''}
          choose={(one) => want({ hands: players.map(() => one) })}
        />
        <label class="tick">
          <input
            type="checkbox"
            checked={Boolean(ownFirst)}
            onChange={({ currentTarget }) => want({ ownFirst: currentTarget.checked })}
          />{' '}
          The set’s own cards first
        </label>
      </fieldset>
      <fieldset class="game-fields">
        <legend class="head">The game</legend>
        {games.layouts.length > 1 && (
          <Field words="Landscape">
            <Select
              options={games.layouts.map((name) => [name, name] as const)}
              value={layout}
              choose={(one) => want({ layout: one })}
            />
          </Field>
        )}
        <Field words="Points to end it">
          {number('target', { min: 1, max: 1_000_000, placeholder: `${games.target ?? ''}` })}
        </Field>
        <Field words="First Harbinger">
          <Select
            id="play-harbinger"
            options={players.map((_, seat) => [`${seat}`, seatName(names, seat)])}
            value={`${harbinger}`}
            choose={(one) => want({ harbinger: Number(one) })}
          />
        </Field>
        {newSeed && (
          <div class="in-row wrap">
            <Field words="Seed">{number('seed', { min: 0, max: 4_294_967_295 })}</Field>
            <Button words="Another" class="quiet" press={() => want({ seed: newSeed() })} />
          </div>
        )}
      </fieldset>
    </>
  );
}

const Field = ({ words, children }: { words: string; children: ComponentChildren }) => (
  <label class="in-row wrap">
    {words} {children}
  </label>
);

const HANDS = Object.entries(HAND_LABELS);
