import { type AppError, createAppError, err, type Result } from '@quits/errors';
import type { Database } from '@quits/product/database.ts';
import { keepDevice } from '@quits/product/notifications/keep-device.ts';
import type { Choices } from '@quits/product/notifications/schema.ts';
import { pushManager } from '@quits/app-platform/push/push-support.ts';
import { subscriptionKeys } from '@quits/app-platform/push/subscription-keys.ts';

/** Account, server's key and choices of {@link turnOn}. */
export interface TurnOnRequest {
  readonly uid: string;
  /** Public key of the server, in base64url. */
  readonly publicKey: string;
  readonly choices: Choices;
  readonly locale: string;
}

/** Subscribes this browser, which asks the person for permission, and stores the subscription. */
export async function turnOn(
  database: Database,
  { uid, publicKey, choices, locale }: TurnOnRequest,
): Promise<Result<undefined, AppError>> {
  const manager = await pushManager();
  if (manager === undefined) return err(createAppError('network/failed'));
  try {
    const subscription = await manager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const keys = subscriptionKeys(subscription);
    if (keys === undefined) return err(createAppError('network/failed'));
    const kept = await keepDevice(database, uid, { device: { ...keys, locale }, choices });
    if (!kept.ok) await subscription.unsubscribe();
    return kept;
  } catch (cause) {
    return err(createAppError('network/failed', { cause }));
  }
}
