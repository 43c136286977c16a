import { type Coded, testWording } from '../../test/coded.ts';

/** Declarations of markers and of animals that live beside something, and steps that use them. */
const MARKERS: Coded[] = [
  ['marker glacier x6 on desert or mountain { place glacier }'],
  ['marker glacier x6 on desert up to 2 a tile { place 2 glaciers; remove a glacier; choose a glacier }'],
  ['marker glacier x6 on sand { place glacier }', 'ECO105'],
  ['marker glacier x6 on desert or desert { place glacier }', 'ECO105'],
  ['marker glacier x6 on desert up to 0 a tile { place glacier }', 'ECO307'],
  ['marker lion x6 on desert { place lion }', 'ECO116'],
  ['marker forest x6 on desert { gain 1vp }', 'ECO116'],
  ['marker ice plural lions x6 on desert { place ice }', 'ECO116'],
  ['set ice "Ice" extends first-continent marker glacier x6 on desert { gain 1vp }', 'ECO704'],
  ['marker glacier x6 on desert { place glacier; move a glacier 1 space }', 'ECO206'],
  ['marker glacier x6 on desert { place glacier; swap a glacier with a glacier }', 'ECO206', 'ECO206'],
  ['marker glacier x6 on desert { place glacier; gain 1vp per glacier community }', 'ECO302'],
  ['marker glacier x6 on desert { place glacier; gain 1vp per animal in this community }', 'ECO302'],
  ['marker glacier x6 on desert { place glacier on a water }', 'ECO310'],
  ['marker glacier x6 on desert { place glacier in the largest lion community }', 'ECO310'],
  ['marker glacier x6 on desert { place shark in a water habitat with a glacier }', 'ECO310'],
  ['marker glacier x6 on desert { place lion on a glacier; place glacier on a desert }'],
  ['marker glacier x6 on desert { place glacier; place lion as glacier }', 'ECO311'],
  ['marker glacier x6 on desert { place glaciar }', 'ECO202'],
  [
    'marker glacier x6 on desert { place glacier; place tile; remove a desert with a water }',
    'ECO206',
    'ECO206',
  ],
  ['marker ice plural ice x6 on desert keeps out animals { place lion; place ice; move a lion 1 space }'],
  ['marker ice plural ice x6 on desert up to 2 a tile keeps out tokens { place ice; place lion }'],
  ['marker ice plural ice x6 on desert keeps out lions { place ice }', 'ECO105'],
  ['marker ice plural ice x6 on desert keeps out { place ice }', 'ECO105'],
  ['marker ice plural ice x6 on desert keeps animals { place ice }', 'ECO105'],
  ['animal penguin x6 on desert keeps out animals { place penguin }', 'ECO112'],
  ['marker ice plural ice x6 on desert keeps out animals { place ice; place lion on this tile }', 'ECO310'],
  ['marker ice plural ice x6 on desert keeps out animals { place lion on a desert with 1 ice }', 'ECO310'],
  [
    'marker ice plural ice x6 on desert keeps out animals { place lion either on an ice or on a desert with an ice }',
    'ECO310',
  ],
  [
    'marker ice plural ice x6 on desert keeps out animals { place lion in the largest ice habitat }',
    'ECO310',
  ],
  [
    'marker ice plural ice x6 on desert keeps out animals { place ice; place lion in this habitat }',
    'ECO310',
  ],
  ['marker ice plural ice x6 on desert keeps out animals { place mountain on an ice; place ice on an ice }'],
  ['marker ash plural ash x6 on desert keeps out tokens { place mountain on an ash }', 'ECO310'],
  [
    'marker ash plural ash x6 on desert keeps out tokens { place lion not on an ash; place lion adjacent to an ash }',
  ],
  [
    'marker ash plural ash x6 on desert keeps out tokens { choose a lion on an ash; remove a mountain on an ash }',
  ],
  ['animal penguin x6 on desert beside water { place penguin }'],
  ['animal penguin x6 on desert beside the edge { place penguin }'],
  ['animal penguin x6 on desert beside lion { place penguin }', 'ECO105'],
  ['animal penguin x6 on desert beside { place penguin }', 'ECO105'],
  // Keywords that were added later can still be names.
  ['animal marker x6 on desert animal beside x6 on water { place marker as beside }', 'ECO311'],
  ['animal fox plural foxes x6 on desert { place fox as marker; gain 1vp if adjacent to marker }'],
];

testWording(MARKERS, (text) => text.replace(' { ', '\ncard 1 brown leaves 2 energy sun { gain 1vp; '));
