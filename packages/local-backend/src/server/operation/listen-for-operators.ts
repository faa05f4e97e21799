import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { HttpError, isLoopback } from '@quits/service-base';
import type { Log } from '../../diagnostics/log.ts';
import { createRequestListener } from '../../http/create-request-listener.ts';
import { closeHttpServer, createHttpServer } from '../../http/create-server.ts';
import type { RequestGate } from '../../http/request-gate.ts';
import { listen } from '../../http/listen.ts';
import { operationRoutes, type OperationSources } from './operation-routes.ts';

/** Port and address for operators. */
export interface OperationsAddress {
  readonly port: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
}

/**
 * Serves health and metrics, without encryption, at a port of their own: a proxy in front of the public port makes
 * everyone look local there.
 * @throws {StartError} if the port is in use
 */
export async function listenForOperators(
  { port, host = '127.0.0.1' }: OperationsAddress,
  sources: OperationSources,
  log: Log,
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = createHttpServer(
    createRequestListener({
      routes: operationRoutes(sources),
      gate: operatorEntrance(),
      trusted: { hasHost: () => false, hasOrigin: () => false },
      log,
    }),
  );
  return { port: await listen(server, port, host), stop: () => closeHttpServer(server) };
}

function operatorEntrance(): RequestGate {
  return {
    urlOf({ headers, url = '/' }: IncomingMessage) {
      const address = `http://${headers.host ?? ''}`;
      if (!URL.canParse(address) || !isOwnName(new URL(address).hostname)) {
        throw new HttpError(421, 'This port answers to addresses and short names only.');
      }
      if (!url.startsWith('/') || !URL.canParse(`${address}${url}`)) {
        throw new HttpError(400, 'Malformed request target.');
      }
      return new URL(`${address}${url}`);
    },
    addressOf: ({ socket }) => socket.remoteAddress ?? 'unknown',
    admit: () => undefined,
  };
}

/** Pages of other sites can't have such a name, even if they redirect their own here (DNS rebinding). */
function isOwnName(hostname: string): boolean {
  if (isIP(hostname.replaceAll(/^\[|\]$/g, '')) !== 0) return true;
  return isLoopback(hostname) || /^[\w-]+$/.test(hostname);
}
