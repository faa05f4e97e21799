import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';
import * as v from 'valibot';
import { deviceError } from './device-error.ts';

/** Calls a function of the server. @throws the SDK's error */
export type CallFunction = (name: string, data: unknown) => Promise<unknown>;

const codeSchema = v.object({ link: v.string(), code: v.string(), expiresAt: v.number() });
const tokenSchema = v.object({ token: v.string() });

/** A code that lets one more device use a guest's account. */
export type DeviceCode = v.InferOutput<typeof codeSchema>;

/** Gets a code for another device, which replaces the previous one. */
export function createDeviceCode(call: CallFunction): Promise<Result<DeviceCode, AppError>> {
  return answered(call('createDeviceCode', null), codeSchema);
}

/** Uses a code or a link's secret; returns a custom token to sign in with. */
export function joinDevice(
  call: CallFunction,
  secret: string,
): Promise<Result<{ token: string }, AppError>> {
  return answered(call('joinDevice', { secret }), tokenSchema);
}

/**
 * Signs out all other devices. Begins a new session on this one first, because the server ends the older ones; `signIn` signs in
 * with a custom token and returns whether that worked.
 */
export async function removeDevices(
  call: CallFunction,
  signIn: (token: string) => Promise<boolean>,
): Promise<Result<unknown, AppError>> {
  const renewed = await answered(call('renewSession', null), tokenSchema);
  if (!renewed.ok) return renewed;
  if (!(await signIn(renewed.value.token))) return err(createAppError('network/failed'));
  const removed = await answered(call('removeDevices', null), tokenSchema);
  if (removed.ok) await signIn(removed.value.token);
  return removed;
}

async function answered<Output>(
  answer: Promise<unknown>,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Result<Output, AppError>> {
  try {
    return ok(v.parse(schema, await answer));
  } catch (caught) {
    return err(deviceError(caught));
  }
}
