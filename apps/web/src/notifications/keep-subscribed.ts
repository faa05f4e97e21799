import { pushManager } from '@quits/app-platform/push/push-support.ts';
import { subscriptionKeys } from '@quits/app-platform/push/subscription-keys.ts';
import type { Database } from '@quits/product/database.ts';
import { restoreDevice } from '@quits/product/notifications/restore-device.ts';

/** Stores this browser's subscription again if the account's devices lack it. */
export async function keepSubscribed(database: Database, uid: string): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  const keys = subscription && subscriptionKeys(subscription);
  if (!keys) return;
  await restoreDevice(database, uid, { ...keys, locale: document.documentElement.lang });
}
