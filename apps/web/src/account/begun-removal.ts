import * as v from 'valibot';
import { onDevice } from '../app-settings/stores.ts';
import type { RemovalPlan } from '../data/removal/remove-account-data.ts';

const planSchema = v.object({ fates: v.record(v.string(), v.string()), neutralName: v.string() });

const nameOf = (uid: string) => `quits.leaving.${uid}`;

/** What was decided for an account whose deletion began on this device and has not come to its end. */
export function begunRemoval(uid: string): RemovalPlan | undefined {
  return onDevice.read(nameOf(uid), planSchema);
}

/** Keeps that until the account is gone; `undefined` when its person changed their mind. */
export function keepBegunRemoval(uid: string, plan: RemovalPlan | undefined): void {
  onDevice.keep(nameOf(uid), plan);
}
