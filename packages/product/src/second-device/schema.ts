import * as v from 'valibot';
import { timestampSchema } from '../values/common.ts';

/** `users/{uid}/joinedDevices/{id}`: another device that uses a guest's account; written by the server. */
export const joinedDeviceSchema = v.object({
  /** Name of its browser, such as `Firefox`; empty if unknown. */
  browser: v.string(),
  /** Name of its system, such as `Android`; empty if unknown. */
  system: v.string(),
  at: timestampSchema,
});

/** See {@link joinedDeviceSchema}. */
export type JoinedDevice = v.InferOutput<typeof joinedDeviceSchema>;

/** `settings/functions`: whether the server runs the app's functions. */
export const functionsSchema = v.object({ offered: v.literal(true) });
