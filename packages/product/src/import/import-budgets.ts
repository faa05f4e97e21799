import { type AppError, ok, type Result } from '@quits/errors';
import { serverTimestamp } from '@quits/firestore';
import type { ImportedFile } from '@quits/ledger/files';
import { budgets } from '../budget/collections.ts';
import type { Database } from '../database.ts';
import { commitWhenOnline } from '../io/commit-when-online.ts';
import type { ImportJob } from './import-job.ts';
import { type ExpensePlan, plannedBudgets } from './import-plan.ts';

/** Number of budgets per commit. */
const AT_ONCE = 10;

/** Sets the monthly budgets of a new group; safe to repeat. */
export async function importBudgets(
  database: Database,
  { groupId, uid }: Pick<ImportJob, 'groupId' | 'uid'>,
  {
    file,
    plan,
    signal,
  }: { readonly file: ImportedFile; readonly plan: ExpensePlan; readonly signal?: AbortSignal },
): Promise<Result<undefined, AppError>> {
  const planned = plannedBudgets(file, plan);
  for (let begin = 0; begin < planned.length; begin += AT_ONCE) {
    const done = await commitWhenOnline(database, signal, (batch) => {
      for (const { id, amount, currency } of planned.slice(begin, begin + AT_ONCE)) {
        const stamp = { updatedBy: uid, updatedAt: serverTimestamp() };
        batch.set(budgets, { groupId }, id, { amount, currency, ...stamp });
      }
    });
    if (!done.ok) return done;
  }
  return ok(undefined);
}
