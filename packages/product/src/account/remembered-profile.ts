import * as v from 'valibot';
import { userSchema } from './user.ts';
import type { Preferences } from './preferences.ts';

const keyOf = (uid: string) => `quits.profile.${uid}`;

const keptSchema = v.object({
  ...v.pick(userSchema, ['locale', 'currency', 'appearance']).entries,
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

/** The account's choices as this device and the server last both had them. */
export function rememberedProfile(
  device: Pick<Storage, 'getItem'> | undefined,
  uid: string,
): Preferences | undefined {
  try {
    return v.parse(keptSchema, JSON.parse(device?.getItem(keyOf(uid)) ?? ''));
  } catch {
    // Nothing was kept, or another version of the app kept something else.
    return undefined;
  }
}

/** Keeps them; on a device that keeps nothing the account's choices go for it at every start. */
export function rememberProfile(
  device: Pick<Storage, 'setItem'> | undefined,
  uid: string,
  preferences: Preferences,
): void {
  try {
    device?.setItem(keyOf(uid), JSON.stringify(preferences));
  } catch {
    // As if it were a new device.
  }
}
