import { StartError } from '../../diagnostics/start-error.ts';

/**
 * Limits of a server. Most hold for one account, one address (of IPv6: one network of 64 bits), or one document at the
 * root with everything below it, such as a group. 0 switches a limit off.
 */
export interface Limits {
  /** Accounts that one address may create in an hour. */
  readonly accounts: number;
  /** Requests of one address in a minute; more wait for up to 8 s, and are then refused. */
  readonly requests: number;
  /** Connections of one address at once; without a proxy in front. */
  readonly connections: number;
  /** Documents that one account may read in a minute; an address, ten times as many. */
  readonly reads: number;
  /** Documents that one account may write in a minute; an address, ten times as many. */
  readonly writes: number;
  /** Megabytes (2 ** 20 bytes) of documents and files that one account may write in a day. */
  readonly megabytes: number;
  /** Documents below one document. */
  readonly documents: number;
  /** Megabytes of documents and files below one document. */
  readonly room: number;
  /** Megabytes of the disk that nothing is written into. */
  readonly free: number;
  /** Milliseconds by which listeners may be behind before writes are refused. */
  readonly delay: number;
}

/** Limits that no honest person meets, but a flood does. */
export const DEFAULT_LIMITS: Limits = {
  accounts: 100,
  requests: 12_000,
  connections: 300,
  reads: 60_000,
  writes: 30_000,
  megabytes: 1024,
  documents: 500_000,
  room: 4096,
  free: 256,
  delay: 1000,
};

/**
 * Parses limits such as `reads=1000,room=100`.
 * @throws {StartError} for an unknown name, or a value that is no whole number
 */
export function parseLimits(text: string): Partial<Limits> {
  const given: Partial<Record<keyof Limits, number>> = {};
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('=').map((side) => side.trim());
    if (!isLimit(name)) {
      const names = Object.keys(DEFAULT_LIMITS).join(', ');
      throw new StartError(`--limits has no "${name}", only: ${names}.`);
    }
    if (!/^\d{1,9}$/.test(value)) {
      throw new StartError(`--limits must be like ${name}=1000, not "${part.trim()}".`);
    }
    given[name] = Number(value);
  }
  return given;
}

function isLimit(name: string): name is keyof Limits {
  return Object.hasOwn(DEFAULT_LIMITS, name);
}
