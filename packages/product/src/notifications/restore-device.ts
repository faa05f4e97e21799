import { getViaRest, serverTimestamp } from '@quits/firestore';
import type { Database } from '../database.ts';
import { commitNow } from '../io/commit-now.ts';
import { CHOICES, devices, noticeChoices } from './collections.ts';
import { deviceId } from './device-id.ts';
import type { Device } from './schema.ts';

/**
 * Stores a device's subscription again if the account wants notifications and it isn't there, as after the browser has replaced
 * it.
 */
export async function restoreDevice(
  database: Database,
  uid: string,
  device: Omit<Device, 'createdAt'>,
): Promise<void> {
  const id = await deviceId(device.endpoint);
  const stored = await getViaRest(database, devices, { uid, id });
  if (!stored.ok || stored.value !== undefined) return;
  const choices = await getViaRest(database, noticeChoices, { uid, id: CHOICES });
  if (!choices.ok || choices.value === undefined) return;
  await commitNow(database, (batch) =>
    batch.set(devices, { uid }, id, { ...device, createdAt: serverTimestamp() }),
  );
}
