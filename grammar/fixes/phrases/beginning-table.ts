/** Phrases of several words that people begin steps with, in the style of other card games; one row each. */
import { NO_STEP, type Phrase, UNSAYABLE_WORDS } from './phrase-table.ts';

const REWARD_FIRST = 'the reward comes first: `gain 1vp per lion`';

export const BEGINNING_PHRASES: readonly Phrase[] = [
  { find: UNSAYABLE_WORDS, hint: NO_STEP },
  { find: /(?:do|copy|use|activate|resolve) (?:.* )?cards?(?: .*)?/, hint: NO_STEP },
  // `each other player { either { remove a forest } or { you gain 3vp } }`.
  {
    find: /you (?!may |can |must ).*/,
    hint: 'the player who does this block does its steps, so this would be theirs: write your own steps after the block',
    forPlayers: true,
  },
  {
    find: /(?:steal|give|trade) .*/,
    hint: 'players cannot trade or steal: `choose another player { lose a cube }; gain a cube`',
  },
  {
    find: /(?:the )?(?:left|right|next|previous) player .*|the player (?:to|on) (?:your|the) (?:left|right) .*/,
    hint: 'players are not named by their seat: write `choose another player { … }`',
  },
  {
    find: /(?:draw|take|look at) ([2-9]|[1-9]\d+) cards?(?: ,)?(?: and)? keep (?:1|one|an?)\b.*/,
    hint: 'write `gain a card of $1`: as many are looked at, and one is kept',
    write: 'gain a card of $1',
  },
  {
    find: /(?:turn|flip|advance|set|spin|reset) (?:your|the|their|a) dials?\b.*/,
    hint: 'no step turns a dial: write `gain a card or a cube`',
  },
  {
    find: /(?:put|return|take|get|shuffle|discard|turn|flip) (?:this|that|the) card\b.*/,
    hint: 'no step moves its own card: `leaves` says how often it can be used',
  },
  { find: /you and .*/, hint: 'write `each player { … }`, or a step for each of them' },
  {
    find: /(?:when(?:ever)?|at (?:the )?end|on play)(?: .*)?/,
    hint: 'behind its steps, a card can wait and score: `when a lion is placed { … }`, `at end { … }`',
  },
  { find: /once .*/, hint: 'how often a card can be used is set by its `leaves`: `leaves 1`' },
  {
    find: /(?:all|every|each|the|your|any) other players?|(?:your|all|the|each|every)(?: other)? opponents?|other players|opponents|everyone else|everybody else/,
    hint: 'write `each other player { … }`',
    write: 'each other player',
  },
  {
    find: /(?:another|any other) player|an? opponent/,
    hint: 'write `choose another player { … }`',
    write: 'choose another player',
  },
  {
    find: /they|he|she|(?:that|this|the chosen|the same) player/,
    hint: 'put what the chosen player does in braces: `choose a player { … }`',
  },
  { find: /(?:you )?(?:can|could|might)/, hint: 'write `may`', write: 'may' },
  {
    find: /(?:you )?(?:must|shall|should|have to)/,
    hint: 'leave it out: it is implied',
    write: '',
    certain: true,
  },
  {
    find: /(also|next|finally|afterwards|in addition|after that|and then|then)(?: ,)?/,
    hint: 'leave `$1` out: steps run one after the other',
    write: '',
    certain: true,
  },
  {
    find: /for (?:each|every|all)((?: other)?) players?/,
    hint: 'write `each player`',
    write: 'each$1 player',
  },
  { find: /(?:for )?(?:every|all)(?! player)/, hint: 'write `for each`', write: 'for each', withBlock: true },
  // `for each lion, gain 1vp`.
  { find: /(?:for (?:each|every)|per) (.+?)(?: ,)? gain (.+)/, hint: REWARD_FIRST, write: 'gain $2 per $1' },
  { find: /for (?:each|every)|per/, hint: REWARD_FIRST },
];
