import { createPublicKey, sign, type KeyObject } from 'node:crypto';

// The few DER shapes of a self-signed X.509 certificate; no part of Node writes one.
const SEQUENCE = 0x30;
const SET = 0x31;
const RSA_SHA256 = der(
  SEQUENCE,
  Buffer.from('06092a864886f70d01010b', 'hex'),
  Buffer.from('0500', 'hex'),
);
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** A certificate of a signing key, valid for a century, as PEM: the form in which verifiers fetch keys. */
export function certificateOf(privateKey: KeyObject, commonName: string): string {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(commonName)))),
  );
  const validity = der(SEQUENCE, time('20200101000000Z'), time('21200101000000Z'));
  const version = Buffer.from('a003020102', 'hex');
  const serial = Buffer.from('020101', 'hex');
  const body = der(SEQUENCE, version, serial, RSA_SHA256, name, validity, name, publicKey);
  const signature = sign('sha256', body, privateKey);
  const certificate = der(
    SEQUENCE,
    body,
    RSA_SHA256,
    der(0x03, Buffer.concat([Buffer.alloc(1), signature])),
  );
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function time(value: string): Buffer {
  return der(0x18, Buffer.from(value));
}

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  if (length < 0x1_00) return [0x81, length];
  return [0x82, length >> 8, length & 0xff];
}
