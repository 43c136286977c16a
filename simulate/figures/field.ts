/** A field that a figure adds to the row of each game. */

/** The column of a field in the table `games`. */
export interface FieldColumn {
  name: string;
  /** The DuckDB type. */
  type: 'VARCHAR[]' | 'INTEGER' | 'INTEGER[]' | 'INTEGER[][]';
  /** A description, with the unit. */
  description: string;
}
