import { generateKeyPairSync } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { connect } from 'node:tls';
import { certificateOf } from '@quits/identity-service';
import type { LocalBackend } from '../../src/index.ts';

/** Serves the service's own host names, for a library without a setting for them. */
export interface ServiceFront {
  /** Agent that sends requests for any host to the backend. */
  readonly agent: Agent;
  stop(): Promise<void>;
}

/** Forwards HTTPS requests to `https://{host}/…` to the backend's `/{host}/…`. */
export async function startServiceFront(backend: LocalBackend): Promise<ServiceFront> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const server = createServer({ key, cert: certificateOf(privateKey, 'localhost') });
  server.on('request', (incoming, outgoing) => {
    const { host = '', ...headers } = incoming.headers;
    const url = `${backend.addresses.app}/${host}${incoming.url}`;
    const onward = request(url, { method: incoming.method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  agent.createConnection = () => connect({ host: '127.0.0.1', port, rejectUnauthorized: false });
  return {
    agent,
    stop: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
