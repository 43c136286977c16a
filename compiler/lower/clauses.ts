/** The clauses of a card or a Landscape Feature, by what they are called. */
interface WithClauses<C> {
  clauses: readonly C[];
}

/** A clause with this name. */
type Named<C extends { clause: string }, N extends C['clause']> = Extract<C, { clause: N }>;

/** All clauses with a name, in the order they are written. */
export function clausesOf<C extends { clause: string }, N extends C['clause']>(
  node: WithClauses<C>,
  name: N,
): Named<C, N>[] {
  return node.clauses.filter((clause): clause is Named<C, N> => clause.clause === name);
}

/** The first of them. */
export function clauseOf<C extends { clause: string }, N extends C['clause']>(
  node: WithClauses<C>,
  name: N,
): Named<C, N> | undefined {
  return clausesOf(node, name)[0];
}
