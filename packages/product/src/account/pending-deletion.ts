import * as v from 'valibot';
import { inTab, onDevice } from '../device/stores.ts';
import type { RemovalPlan } from './remove-account-data.ts';

const planSchema = v.object({ fates: v.record(v.string(), v.string()), neutralName: v.string() });

const nameOf = (uid: string) => `quits.leaving.${uid}`;

/** What was decided for an account whose deletion began on this device and has not come to its end. */
export function pendingDeletion(uid: string): RemovalPlan | undefined {
  return onDevice.read(nameOf(uid), planSchema);
}

/** What was decided on this tab's last page: proving who one is may lead to another site and back. */
export function decidedRemoval(uid: string): RemovalPlan | undefined {
  return inTab.read(nameOf(uid), planSchema);
}

/** Keeps that for this tab; `undefined` once it is carried out. */
export function keepDecidedRemoval(uid: string, plan: RemovalPlan | undefined): void {
  inTab.keep(nameOf(uid), plan);
}

/** Keeps that until the account is gone; `undefined` when its person changed their mind. */
export function keepBegunRemoval(uid: string, plan: RemovalPlan | undefined): void {
  onDevice.keep(nameOf(uid), plan);
}
