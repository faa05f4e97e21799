import * as v from 'valibot';
import { inTab, onDevice } from '../device/stores.ts';
import type { RemovalPlan } from './remove-account-data.ts';

const planSchema = v.object({
  dispositions: v.record(v.string(), v.string()),
  neutralName: v.string(),
});

const nameOf = (uid: string) => `quits.leaving.${uid}`;

/** Returns the plan of an account deletion that was started on this device and hasn't finished. */
export function pendingDeletion(uid: string): RemovalPlan | undefined {
  return onDevice.read(nameOf(uid), planSchema);
}

/**
 * Returns the plan that was made on this tab's previous page; reauthentication may redirect to
 * another site.
 */
export function decidedRemoval(uid: string): RemovalPlan | undefined {
  return inTab.read(nameOf(uid), planSchema);
}

/** Stores the plan for this tab; `undefined` removes it. */
export function keepDecidedRemoval(uid: string, plan: RemovalPlan | undefined): void {
  inTab.keep(nameOf(uid), plan);
}

/** Stores the plan until the account is deleted; `undefined` cancels the deletion. */
export function keepPendingDeletion(uid: string, plan: RemovalPlan | undefined): void {
  onDevice.keep(nameOf(uid), plan);
}
