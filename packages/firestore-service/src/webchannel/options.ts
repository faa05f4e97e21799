import type { IncomingMessage } from 'node:http';

/** Limits and times of the WebChannel server. All times are in milliseconds. */
export interface WebChannelOptions {
  /** Interval of keep-alives on a quiet back channel. @default 30_000 */
  readonly keepAlive?: number;
  /** How long a session survives without a back channel. @default 60_000 */
  readonly expiry?: number;
  /** Longest request body, in bytes; a longer one fails its stream. @default 64 MiB */
  readonly maxBody?: number;
  /** Sessions open at once. @default 10_000 */
  readonly maxSessions?: number;
  /**
   * Maximum size of messages queued for a client that doesn't read, in UTF-16 code units. @default
   * 32 Mi
   */
  readonly maxWaiting?: number;
  /** How long a client that exceeds `maxWaiting` may go without reading. @default 10_000 */
  readonly stall?: number;
  /** After how many code units a back channel ends, so that its client acknowledges. @default 4 Mi */
  readonly rotateSize?: number;
  /** How long the back channel of a write stream stays open. @default 5_000 */
  readonly writeHang?: number;
  /** Connections that a browser opens to one host over HTTP/1.1. @default 6 */
  readonly connections?: number;
  /**
   * Interval at which back channels are ended while they use all connections and others wait.
   * @default 40
   */
  readonly contendedRotation?: number;
  /** Interval at which back channels are ended while they use all connections. @default 200 */
  readonly fullRotation?: number;
  /**
   * Delay of the handshake response in that case. The client waits four times as long for its back
   * channel's first byte before it assumes a buffering proxy. @default 100
   */
  readonly crowdedHandshake?: number;
  /**
   * How long the answer to a handshake waits for the first data, which it then includes, in milliseconds. @default 25
   */
  readonly firstData?: number;
  /**
   * Interval at which back channels are ended while they use all connections but one. @default
   * 1_000
   */
  readonly tightRotation?: number;
}

/** Returns the IP address of a caller, as far as known. */
export type AddressOf = (request: IncomingMessage) => string;

/** {@link WebChannelOptions} with every default filled in. */
export type Limits = Required<WebChannelOptions>;

const MEBI = 1024 * 1024;

/** Fills in the defaults. */
export function limitsOf(options: WebChannelOptions): Limits {
  return {
    keepAlive: 30_000,
    expiry: 60_000,
    maxBody: 64 * MEBI,
    maxSessions: 10_000,
    maxWaiting: 32 * MEBI,
    stall: 10_000,
    rotateSize: 4 * MEBI,
    writeHang: 5_000,
    connections: 6,
    contendedRotation: 40,
    fullRotation: 200,
    crowdedHandshake: 100,
    firstData: 25,
    tightRotation: 1_000,
    ...options,
  };
}
