import type { Socket } from 'node:net';
import { networkOf } from '@quits/service-base';

/** Connections that are answered, unless an option says otherwise. */
export const MOST_CONNECTIONS = 10_000;

/** The open connections of a server. */
export interface Connections {
  readonly count: number;
  readonly limit: number;
  /** Counts a connection until it closes; closes one of an address that has too many. */
  add(socket: Pick<Socket, 'destroy' | 'once' | 'remoteAddress' | 'remotePort'>): void;
  /** Returns whether a connection was opened beyond the limit. */
  isSurplus(socket: Pick<Socket, 'remoteAddress' | 'remotePort'>): boolean;
}

/** Limits of the connections of one address. */
export interface AddressLimits {
  /** Connections that are open at once. */
  readonly atOnce: number;
  /** Counts a new connection, whose encryption costs much; returns whether there aren't too many. */
  mayOpen(network: string): boolean;
}

/**
 * Creates a counter of connections. Those beyond the limit are told so by a response, and a quarter more: after that,
 * they are closed without one, because a response costs memory too. So are those of one address beyond its limits.
 */
export function createConnections(
  limit: number,
  address: AddressLimits = { atOnce: Infinity, mayOpen: () => true },
): Connections {
  // By the caller's port: over HTTP/2, requests have a stand-in for the socket.
  const surplus = new Set<string>();
  const counts = new Map<string, number>();
  let count = 0;
  return {
    get count() {
      return count;
    },
    limit,
    add(socket) {
      const network = networkOf(socket.remoteAddress ?? 'unknown');
      const own = (counts.get(network) ?? 0) + 1;
      if (own > address.atOnce || !address.mayOpen(network)) {
        socket.destroy();
        return;
      }
      counts.set(network, own);
      count += 1;
      const key = keyOf(socket);
      if (count > limit) surplus.add(key);
      else surplus.delete(key);
      socket.once('close', () => {
        count -= 1;
        const left = (counts.get(network) ?? 1) - 1;
        if (left > 0) counts.set(network, left);
        else counts.delete(network);
        surplus.delete(key);
      });
    },
    isSurplus: (socket) => surplus.size > 0 && surplus.has(keyOf(socket)),
  };
}

/** Returns how many connections a server accepts at most, told or not. */
export function hardLimitOf({ limit }: Connections): number {
  return Math.ceil(limit * 1.25) + 1;
}

function keyOf({ remoteAddress, remotePort }: Pick<Socket, 'remoteAddress' | 'remotePort'>) {
  return `${remoteAddress} ${remotePort}`;
}
