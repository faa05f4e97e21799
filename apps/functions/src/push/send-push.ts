import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Device } from '@quits/product/notifications/schema.ts';
import { isPushService } from './is-push-service.ts';
import type { Vapid } from './vapid.ts';

/** Longest wait for a push service, in ms. */
const PATIENCE = 10_000;
/** Seconds that a push service keeps a message for a device that is offline. */
const KEPT = 24 * 3600;

/** Length of a device's secret (RFC 8291), in bytes. */
const SECRET_LENGTH = 16;

/** A message for one device. */
export interface PushMessage {
  readonly device: Pick<Device, 'endpoint' | 'p256dh' | 'auth'>;
  /** A waiting message with the same topic is replaced by this one. */
  readonly topic: string;
  readonly payload: string;
  readonly vapid: Vapid;
  /** Hosts of push services, see {@link isPushService}. */
  readonly services: string;
}

/** Outcome of sending: `gone` if the subscription can't be used anymore, `later` if the push service is busy. */
export type Sent = 'sent' | 'gone' | 'later' | 'refused';

/**
 * Encrypts a message for one device and sends it to its push service.
 * @throws {Error} if the server's own key or contact isn't valid
 */
export async function sendPush(message: PushMessage): Promise<Sent> {
  const { device, topic, payload, vapid, services } = message;
  if (!isPushService(device.endpoint, services) || !hasValidKeys(device)) return 'gone';
  const { endpoint, p256dh, auth } = device;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { ...vapid },
    TTL: KEPT,
    topic,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.entries(details.headers).filter(([name]) => name !== 'Content-Length');
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(headers),
      body: new Uint8Array(details.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  } catch {
    return 'later';
  }
}

/** Returns whether a message can be encrypted for a device. Members store the keys, and the rules check only their length. */
function hasValidKeys({ p256dh, auth }: PushMessage['device']): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return Buffer.from(auth, 'base64url').length >= SECRET_LENGTH;
  } catch {
    return false;
  }
}
