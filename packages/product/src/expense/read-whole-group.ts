import type { AppError, Result } from '@quits/errors';
import type { Database } from '../database.ts';
import { expenses } from './collections.ts';
import type { Expense } from './schema.ts';
import { type ReadAll, readAll, type ReadPagesOptions } from '../io/read-pages.ts';

/**
 * Reads every expense of a group, deleted ones included, page by page; what the device knows when
 * there is no connection, which may not be all.
 */
export function readWholeGroup(
  database: Database,
  groupId: string,
  options?: ReadPagesOptions,
): Promise<Result<ReadAll<Expense>, AppError>> {
  return readAll(database, expenses, { groupId }, options);
}
