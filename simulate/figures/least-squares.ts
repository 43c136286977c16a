/**
 * Linear regression by normal equations and Cholesky factorization. It uses only sums, products, quotients and square roots, so
 * results are bit-identical on all machines.
 */

/**
 * Solves normal equations.
 * @param products the sums of the products of all pairs of terms, of which only the lower triangle is read; they are overwritten
 * @param values the sums of the products of each term with the values
 * @returns the weight of each term
 */
export function solveNormalEquations(
  products: readonly (number[] | Float64Array)[],
  values: readonly number[],
): number[] {
  for (const [row, own] of products.entries()) {
    for (let column = 0; column <= row; column++) {
      const other = products[column];
      let rest = own[column];
      for (let k = 0; k < column; k++) rest -= own[k] * other[k];
      own[column] = row === column ? Math.sqrt(rest) : rest / other[column];
    }
  }
  const weights = [...values];
  for (let row = 0; row < weights.length; row++) {
    for (let k = 0; k < row; k++) weights[row] -= products[row][k] * weights[k];
    weights[row] /= products[row][row];
  }
  for (let row = weights.length - 1; row >= 0; row--) {
    for (let k = row + 1; k < weights.length; k++) weights[row] -= products[k][row] * weights[k];
    weights[row] /= products[row][row];
  }
  return weights;
}

/** Shares the weight of terms that always change together between them. */
const RIDGE = 1e-9;

/** The weights with the least squared error. @param rows the terms of each value */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const terms = rows[0].map((_, at) => rows.map((row) => row[at]));
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, one, at) => sum + one * b[at], 0);
  return solveNormalEquations(
    terms.map((a, at) => terms.map((b, by) => product(a, b) + (at === by ? RIDGE : 0))),
    terms.map((term) => product(term, values)),
  );
}
