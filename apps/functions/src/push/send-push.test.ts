import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendPush } from './send-push.ts';

const pair = createECDH('prime256v1');
pair.generateKeys();
const vapid = {
  subject: 'mailto:operator@example.com',
  publicKey: pair.getPublicKey('base64url'),
  privateKey: pair.getPrivateKey('base64url'),
};

test.each([
  ['a public key that is no point of the curve', { p256dh: 'A'.repeat(87) }],
  ['a secret that is too short', { auth: 'AAAA' }],
])('drops a device with %s', async (_, keys) => {
  const device = {
    endpoint: 'https://fcm.googleapis.com/x',
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    ...keys,
  };
  const services = 'fcm.googleapis.com';
  expect(await sendPush({ device, topic: 't', payload: '{}', vapid, services })).toBe('gone');
});
