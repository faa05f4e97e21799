import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decryptPush } from './decrypt-push.ts';

/** A request that a push service got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** When it came, in ms since the epoch. */
  readonly at: number;
}

/**
 * Starts a push service that answers each path with the status that it is set to, after so many ms, and devices that subscribed to
 * it.
 */
export async function startPushService(answersAfter = 0) {
  const received: Received[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      received.push({ path, headers, body: Buffer.concat(chunks), at: Date.now() });
      const answer = () => response.writeHead(statuses.get(path) ?? 201).end();
      if (answersAfter === 0) answer();
      else setTimeout(answer, answersAfter);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { pair, auth: randomBytes(16) };
  return {
    host,
    received,
    statuses,
    to: (path: string) => received.filter((request) => request.path === path),
    messageOf: ({ body }: Received) => JSON.parse(decryptPush(body, keys)),
    /** Returns the document of a device with an address at this service. */
    device: (path: string, at = host) => ({
      endpoint: `http://${at}${path}`,
      p256dh: pair.getPublicKey('base64url'),
      auth: keys.auth.toString('base64url'),
      locale: 'en-US',
      createdAt: new Date(),
    }),
    close: () => server.close(),
  };
}

/** Returns the claims of a request's token (RFC 8292). @throws {Error} if its signature is wrong */
export function vapidClaims({ headers }: Received): {
  aud: string;
  exp: number;
  sub: string;
  key: string;
} {
  const [, token = '', key = ''] =
    /^vapid t=(.+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong.');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}
