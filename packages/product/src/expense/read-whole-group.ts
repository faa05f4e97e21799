import type { AppError, Result } from '@quits/errors';
import type { Database } from '../database.ts';
import { expenses } from './collections.ts';
import type { Expense } from './schema.ts';
import { type ReadAll, readAll, type ReadPagesOptions } from '../io/read-pages.ts';

/**
 * Reads every expense of a group, including deleted ones, page by page; offline it returns the
 * cached ones, which may be incomplete.
 */
export function readWholeGroup(
  database: Database,
  groupId: string,
  options?: ReadPagesOptions,
): Promise<Result<ReadAll<Expense>, AppError>> {
  return readAll(database, expenses, { groupId }, options);
}
