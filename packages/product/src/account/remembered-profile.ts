import * as v from 'valibot';
import { userSchema } from './user.ts';
import type { Preferences } from './preferences.ts';

const keyOf = (uid: string) => `quits.profile.${uid}`;

const keptSchema = v.object({
  ...v.pick(userSchema, ['locale', 'currency', 'appearance', 'showPhoto']).entries,
  consent: v.nullable(
    v.object({
      analytics: v.picklist(['granted', 'denied']),
      decidedAt: v.pipe(
        v.string(),
        v.isoTimestamp(),
        v.transform((text) => new Date(text)),
      ),
      version: v.number(),
    }),
  ),
});

/** Returns the account's choices when this device and the server last agreed. */
export function rememberedProfile(
  device: Pick<Storage, 'getItem'> | undefined,
  uid: string,
): Preferences | undefined {
  try {
    return v.parse(keptSchema, JSON.parse(device?.getItem(keyOf(uid)) ?? ''));
  } catch {
    // The storage is empty or holds another version's format.
    return undefined;
  }
}

/** Stores them; on a device without storage, the account's choices apply at every start. */
export function rememberProfile(
  device: Pick<Storage, 'setItem'> | undefined,
  uid: string,
  preferences: Preferences,
): void {
  try {
    device?.setItem(keyOf(uid), JSON.stringify(preferences));
  } catch {
    // Treated like a new device.
  }
}
