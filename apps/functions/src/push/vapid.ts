import { createECDH } from 'node:crypto';
import { defineSecret, defineString } from 'firebase-functions/params';

/** Private key of the server (RFC 8292): 32 bytes in base64url. */
export const privateKey = defineSecret('VAPID_PRIVATE_KEY');

const contact = defineString('PUSH_CONTACT', {
  default: '',
  description: 'Address at which push services reach you: mailto:you@example.com or a page.',
});

/** Keys and contact that push services ask for. */
export interface Vapid {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Reads the server's keys; `undefined` if it has none. */
export function readVapid(): Vapid | undefined {
  const key = privateKey.value();
  if (key === '') return undefined;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key, 'base64url');
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  return {
    subject: contact.value() === '' ? `https://${project}.web.app` : contact.value(),
    publicKey: pair.getPublicKey('base64url'),
    privateKey: key,
  };
}
