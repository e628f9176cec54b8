/**
 * The keys of a table, in their order and with their types. TypeScript gives plain strings, as an object may have more
 * keys than its type knows of; a table that is written out in the source has not.
 */
export const keysOf = <Table extends object>(table: Table): readonly (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[];
