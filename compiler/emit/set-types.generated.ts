/** Made by `npm run docs` from the schema of a set; changes made here by hand are lost. */
export const SET_TYPES = `/** One set: what it declares itself. */
export type SetProgram = {
  format: 1;
  id: string;
  title: string;
  extends?: string;
  vocabulary: Vocabulary;
  cards: Card[];
  features: Feature[];
};
export type Vocabulary = {
  settings: Settings;
  elements: Element[];
  animals: Animal[];
  markers?: Marker[];
  hands: Hand[];
  layouts: Layout[];
};
export type Settings = {
  players?: { from: number; to: number };
  target?: { full: number; short?: number };
  cubes?: { total: number; start: number };
  moreCubes?: number;
  supply?: { [name: string]: number };
  moreSupply?: { [name: string]: number };
  deal?: ({ brown: number; blue: number; active: number; players?: number })[];
  draw?: ({ tokens: number; players?: number })[];
};
export type Element = { name: ElementName; count: number; any: boolean };
export type Animal = {
  name: AnimalName;
  plural: string;
  count: number;
  on: { terrain: ("desert" | "grassland" | "water")[] } | { token: "mountain" | "forest" };
  beside?: "desert" | "grassland" | "water" | "land" | "tile" | "mountain" | "forest" | "edge";
};
export type Marker = {
  name: string;
  plural: string;
  count: number;
  on: ("desert" | "grassland" | "water" | "mountain" | "forest")[];
  most: number;
  excludes?: "animals" | "tokens";
};
export type Hand = { name: HandName; mark: "footprint" | "leaf"; title: string };
export type Layout = {
  name: string;
  tiles: ({ q: number; r: number; terrain: "desert" | "grassland" | "water" })[];
};
export type Card = {
  number: CardNumber;
  deck: "brown" | "blue";
  title?: string;
  leaves: number;
  energy: ElementName[];
  hands: ({ name: HandName; active: boolean })[];
  source: { kind: "attested" | "adapted" | "original"; text?: string };
  note?: string;
  art?: { file: string; at: number; by?: string };
  impact: boolean;
  steps: Step[];
  triggers?: (
    | { on: "end"; steps: Step[] }
    | { on: "completed"; steps: Step[] }
    | { on: "another-completed"; steps: Step[] }
    | { on: "completed-by-another"; steps: Step[] }
    | { on: "round"; steps: Step[] }
    | {
      on: "event";
      thing: Thing;
      deed: "placed" | "moved" | "removed";
      otherThings?: Thing[];
      otherDeeds?: ("placed" | "moved" | "removed")[];
      from?: Region;
      into?: Region;
      where?: Where;
      byYou?: true;
      byAnother?: true;
      steps: Step[];
    })[];
};
export type Feature = {
  number: number;
  deck: "brown" | "blue";
  title: string;
  hands?: ({ name: string; active: false })[];
  source: { kind: "attested" | "adapted" | "original"; text?: string };
  note?: string;
  pattern: ({
    q: number;
    r: number;
    terrain: "desert" | "grassland" | "water" | "land";
    tokens: ({ compare: Compare; thing: Thing })[];
    covered: boolean;
  })[];
  token?: string;
  triggers: (
    | { on: "play"; steps: Step[] }
    | { on: "end"; steps: Step[] }
    | { on: "completed"; steps: Step[] }
    | { on: "completed-by-another"; steps: Step[] }
    | { on: "round"; steps: Step[] }
    | {
      on: "event";
      thing: Thing;
      deed: "placed" | "moved" | "removed";
      otherThings?: Thing[];
      otherDeeds?: ("placed" | "moved" | "removed")[];
      from?: Region;
      into?: Region;
      where?: Where;
      byYou?: true;
      byAnother?: true;
      steps: Step[];
    })[];
};
export type Kind = Thing | { animalOf: "desert" | "grassland" | "water" };
export type Quantity = { amount: number; upTo: boolean };
export type QuantityOrAll = Quantity | { all: true };
export type Holder = { ground: Thing; with: ({ compare: Compare; things: Thing[] })[] };
export type Sought = string | Holder;
export type Compare = { is: "least" | "most" | "exactly"; amount: number };
export type Group =
  | { group: "habitat"; of: Thing; enclosed?: true }
  | { group: "community"; of: Thing; enclosed?: true }
  | { group: "landmass"; enclosed?: true };
export type Spot =
  | { spot: "this" }
  | { spot: "this-tile" }
  | { spot: "named"; name: string }
  | { spot: "thing"; thing: Thing }
  | { spot: "things"; compare: Compare; things: Sought[] }
  | { spot: "this-feature" };
export type Region =
  | {
    region:
    | "this-habitat"
    | "this-community"
    | "this-landmass"
    | "adjacent-habitat"
    | "landscape"
    | "this-feature"
    | "feature-habitat"
    | "this-tile";
  }
  | { region: "habitat-of" | "community-of" | "landmass-of"; name: string }
  | { region: "largest" | "smallest"; group: Group }
  | { region: "any"; group: Group; with?: { compare: Compare; things: Sought[] } };
export type Site =
  | { not?: true; where: "adjacent"; to: Spot }
  | { not?: true; where: "on"; spot: Spot }
  | { not?: true; where: "in"; regions: Region[] }
  | { not?: true; where: "edge" }
  | { not?: true; where: "within"; spaces: number; of: Spot };
export type EitherSite = { where: "any"; of: Site[] };
export type Where = Site | EitherSite | { where: "all"; of: (Site | EitherSite)[] };
export type Count =
  | {
    count: "things";
    different?: true;
    other?: true;
    adjacent?: true;
    things: Sought[];
    where?: Where;
  }
  | {
    count: "groups";
    adjacent?: true;
    group: Group;
    with?: { compare: Compare; things: Sought[] };
    where?: Where;
  }
  | {
    count: "done";
    deed: "placed" | "moved" | "removed" | "replaced";
    thing?: Sought;
    things?: Sought[];
    where?: Where;
  }
  | { count: "players"; other?: true; with?: PlayersWith }
  | {
    count: "spent";
    how: "paid" | "lost";
    what: "vp" | "cube" | "card" | "active-card" | "leaf";
  }
  | {
    count: "own";
    what:
    | "cube"
    | "card"
    | "active-card"
    | "kept-card"
    | "leaf"
    | "completed-card"
    | "token"
    | "round";
  }
  | { count: "own"; what: "active-card"; deck: "brown" | "blue" }
  | { count: "own"; what: "spot"; state?: "covered" | "open"; element?: ElementName }
  | { count: "spaces" }
  | { count: "moves"; things: Thing[]; spaces: number }
  | {
    count: "distance";
    from: { spot: "named"; name: string };
    to: { spot: "named"; name: string };
    over?: "land" | "water";
  }
  | { count: "drawn"; element?: ElementName };
export type PlayersWith = { compare: Compare; what: "vp" | "cube" | "card" | "active-card" };
export type RankedPlayers = { rank: "most" | "fewest"; what: "vp" | "cube" | "card" | "active-card" };
export type Per = { each: number; of: Count };
export type Test =
  | { not?: true; test: "adjacent"; compare: Compare; different?: true; things: Sought[] }
  | { not?: true; test: "adjacent-to"; name: string }
  | { not?: true; test: "edge" }
  | {
    not?: true;
    test: "region";
    region: Region;
    compare: Compare;
    different?: true;
    other?: true;
    things: Sought[];
  }
  | { not?: true; test: "there"; compare: Compare; count: Count }
  | {
    not?: true;
    test: "have";
    compare: Compare;
    what: "vp" | "cube" | "card" | "active-card";
  }
  | {
    not?: true;
    test: "have";
    rank: "most" | "fewest";
    what: "vp" | "cube" | "card" | "active-card";
  }
  | {
    not?: true;
    test: "did";
    deed: "placed" | "moved" | "removed" | "replaced";
    compare: Compare;
    things: Sought[];
  }
  | {
    not?: true;
    test: "spent";
    how: "paid" | "lost";
    compare: Compare;
    what: "vp" | "cube" | "card" | "active-card";
  }
  | { not?: true; test: "drew"; compare: Compare; element?: ElementName }
  | { not?: true; test: "use"; use: "first" | "last" }
  | { not?: true; test: "harbinger" }
  | { test: "where"; where: Where };
export type Condition = { join: "all" | "any"; tests: Test[] };
export type Reward =
  | { gain: "vp"; amount: number }
  | { gain: "element"; element: ElementName; amount: number }
  | { gain: "mix"; elements: ElementName[]; amount: number }
  | { gain: "card"; amount: number; of?: number }
  | { gain: "cube"; amount: number }
  | { gain: "card-to-play" };
export type Block = Step[];
export type Step =
  | {
    op: "gain";
    rewards: Reward[];
    choice?: true;
    per?: Per;
    table?: number[];
    atLeast?: number;
    atMost?: number;
    if?: Condition;
  }
  | {
    op: "place";
    quantity: Quantity;
    kinds: Kind[];
    where?: Where;
    as?: string;
    if?: Condition;
  }
  | {
    op: "move";
    quantity: QuantityOrAll;
    other?: true;
    things: Thing[];
    where?: Where;
    spaces?: number;
    overAnyTerrain?: true;
    goal?:
    | { goal: "tile" | "nearest"; things: Sought[]; where?: Where }
    | {
      goal: "away" | "towards";
      of:
      | { spot: "this" }
      | { spot: "this-tile" }
      | { spot: "named"; name: string }
      | { spot: "thing"; thing: Thing }
      | { spot: "things"; compare: { is: "least"; amount: 1 }; things: Sought[] };
    };
    as?: string;
    if?: Condition;
  }
  | {
    op: "replace";
    quantity: QuantityOrAll;
    other?: true;
    things: Sought[];
    where?: Where;
    with: Thing[];
    as?: string;
    if?: Condition;
  }
  | {
    op: "remove";
    quantity: QuantityOrAll;
    other?: true;
    things: Sought[];
    where?: Where;
    if?: Condition;
  }
  | {
    op: "swap";
    other?: true;
    things: Sought[];
    where?: Where;
    with: Sought[];
    withWhere?: Where;
    as?: string;
    if?: Condition;
  }
  | {
    op: "pay";
    quantity: QuantityOrAll;
    what: "vp" | "cube" | "card" | "active-card";
    if?: Condition;
  }
  | {
    op: "lose";
    quantity: { amount: number; upTo: false } | { all: true };
    what: "vp" | "cube" | "card" | "active-card";
    if?: Condition;
  }
  | {
    op: "give";
    quantity: { amount: number; upTo: false };
    what: "vp" | "cube" | "card";
    to: "owner" | "that-player" | "another" | "left" | "right";
    if?: Condition;
  }
  | { op: "play"; cubes: number; if?: Condition }
  | { op: "rotate"; other?: true; cubes: number; if?: Condition }
  | {
    op: "choose";
    other?: true;
    things: Sought[];
    where?: Where;
    as?: string;
    if?: Condition;
  }
  | { op: "choose-species"; where?: Where; as: string; if?: Condition }
  | { op: "stop"; if?: Condition }
  | { op: "draw"; amount: number; if?: Condition }
  | { op: "do"; card: "of-another-player" | "another" | "last"; if?: Condition }
  | { op: "may"; steps: Block }
  | { op: "either"; branches: Block[] }
  | { op: "if"; condition: Condition; steps: Block; otherwise?: Block }
  | { op: "repeat"; times: { times: number } | { upTo: number } | { per: Per }; steps: Block }
  | {
    op: "for-each";
    other?: true;
    things: Sought[];
    where?: Where;
    as?: string;
    steps: Block;
  }
  | { op: "each-player"; other?: true; with?: RankedPlayers | PlayersWith; steps: Block }
  | { op: "choose-player"; other?: true; on?: "left" | "right"; steps: Block }
  | { op: "by-hand"; text: string }
  | { op: "the-owner"; steps: Block }
  | { op: "that-player"; steps: Block };
`;
