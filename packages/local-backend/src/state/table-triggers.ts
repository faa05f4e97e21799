import type { DatabaseSync } from 'node:sqlite';

/** Table with the statements that undo later changes. Temporary: it's never in the data's file. */
export const UNDO_TABLE = 'quits_undo';

/** Statements that create the undo table. */
export const CREATE_UNDO_TABLE = `CREATE TEMP TABLE IF NOT EXISTS ${UNDO_TABLE} (
  number INTEGER PRIMARY KEY, source TEXT NOT NULL, row_key, undo TEXT NOT NULL)`;

/**
 * Creates triggers that write a statement for each changed row of a table, which undoes that change.
 * `row_key` becomes the first part of the row's key.
 */
export function createTriggers(database: DatabaseSync, table: string): void {
  const { columns, keys } = shapeOf(database, table);
  const matches = (row: 'new') => keys.map((key) => `${key} IS '||${literal(row, key)}||'`);
  const where = matches('new').join(' AND ');
  const assigned = columns.map((column) => `${column} = '||${literal('old', column)}||'`);
  const values = columns.map((column) => `'||${literal('old', column)}||'`);
  const [key = 'rowid'] = keys;
  const trigger = (event: string, row: 'new' | 'old', undo: string) =>
    database.exec(
      `CREATE TEMP TRIGGER ${quoted(triggerName(table, event))} AFTER ${event} ON main.${quoted(table)}
       BEGIN INSERT INTO ${UNDO_TABLE} (source, row_key, undo)
       VALUES (${textLiteral(table)}, ${row}.${key}, '${undo}'); END`,
    );
  const target = quoted(table);
  trigger('INSERT', 'new', `DELETE FROM ${target} WHERE ${where}`);
  trigger('UPDATE', 'new', `UPDATE ${target} SET ${assigned.join(', ')} WHERE ${where}`);
  trigger(
    'DELETE',
    'old',
    `INSERT INTO ${target} (${columns.join(', ')}) VALUES (${values.join(', ')})`,
  );
}

/** Removes the triggers of a table, which may be gone. */
export function dropTriggers(database: DatabaseSync, table: string): void {
  for (const event of ['INSERT', 'UPDATE', 'DELETE']) {
    database.exec(`DROP TRIGGER IF EXISTS temp.${quoted(triggerName(table, event))}`);
  }
}

/** An identifier in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function triggerName(table: string, event: string): string {
  return `${UNDO_TABLE}_${table}_${event.toLowerCase()}`;
}

function shapeOf(database: DatabaseSync, table: string): { columns: string[]; keys: string[] } {
  const rows = database
    .prepare('SELECT name, pk FROM pragma_table_info(?) ORDER BY pk, cid')
    .all(table);
  const columns = rows.map((row) => quoted(String(row['name'])));
  const keys = rows
    .filter((row) => Number(row['pk']) > 0)
    .map((row) => quoted(String(row['name'])));
  // Every table of the backend has a primary key; without one, rows couldn't be told apart.
  if (keys.length === 0) throw new Error(`The table ${table} has no primary key.`);
  return { columns, keys };
}

/** SQL for the literal of a column's value; `quote` alone would cut a text at a NUL character. */
function literal(row: 'new' | 'old', column: string): string {
  const value = `${row}.${column}`;
  return `CASE typeof(${value}) WHEN 'text' THEN 'CAST(x'''||hex(${value})||''' AS TEXT)' ELSE quote(${value}) END`;
}

function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
