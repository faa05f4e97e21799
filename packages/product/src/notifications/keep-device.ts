import type { AppError, Result } from '@quits/errors';
import { serverTimestamp } from '@quits/firestore';
import type { Database } from '../database.ts';
import { commitNow } from '../io/commit-now.ts';
import { CHOICES, devices, noticeChoices } from './collections.ts';
import { deviceId } from './device-id.ts';
import type { Choices, Device } from './schema.ts';

/** Stores a device's subscription, and the choices that an account begins with; requires a connection. */
export async function keepDevice(
  database: Database,
  uid: string,
  { device, choices }: { readonly device: Omit<Device, 'createdAt'>; readonly choices: Choices },
): Promise<Result<undefined, AppError>> {
  const id = await deviceId(device.endpoint);
  return commitNow(database, (batch) => {
    batch.set(devices, { uid }, id, { ...device, createdAt: serverTimestamp() });
    batch.set(noticeChoices, { uid }, CHOICES, choices);
  });
}

/** Removes a device's subscription; requires a connection. */
export async function dropDevice(
  database: Database,
  uid: string,
  endpoint: string,
): Promise<Result<undefined, AppError>> {
  const id = await deviceId(endpoint);
  return commitNow(database, (batch) => batch.delete(devices, { uid }, id));
}
