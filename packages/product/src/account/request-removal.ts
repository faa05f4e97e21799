import { getViaRest, serverTimestamp } from '@quits/firestore';
import type { Database } from '../database.ts';
import { commitNow } from '../io/commit-now.ts';
import { FUNCTIONS, functionsSettings } from '../second-device/collections.ts';
import { removals } from './collections.ts';
import type { RemovalPlan } from './remove-account-data.ts';

/**
 * Asks the server to finish the deletion of an account if this device doesn't. A server without functions would keep the
 * request, so it gets none.
 * @throws {AppError} the failure
 */
export async function requestRemoval(
  database: Database,
  uid: string,
  { dispositions, neutralName }: RemovalPlan,
): Promise<void> {
  const offered = await getViaRest(database, functionsSettings, { id: FUNCTIONS });
  if (!offered.ok) throw offered.error;
  if (offered.value === undefined) return;
  const asked = await commitNow(database, (batch) =>
    batch.set(removals, {}, uid, { dispositions, neutralName, at: serverTimestamp() }),
  );
  if (!asked.ok) throw asked.error;
}

/** Keeps an account whose deletion was interrupted. @throws {AppError} the failure */
export async function cancelRemoval(database: Database, uid: string): Promise<void> {
  const kept = await commitNow(database, (batch) => batch.delete(removals, {}, uid));
  if (!kept.ok) throw kept.error;
}
