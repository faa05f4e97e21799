/** Limits and times of the WebChannel server. All times are in milliseconds. */
export interface WebChannelOptions {
  /** How often a quiet back channel gets a keep-alive. @default 30_000 */
  readonly keepAlive?: number;
  /** How long a session outlives its back channel. @default 60_000 */
  readonly expiry?: number;
  /** Longest request body, in bytes; a longer one fails its stream. @default 64 MiB */
  readonly maxBody?: number;
  /** Sessions open at once. @default 10_000 */
  readonly maxSessions?: number;
  /**
   * How much may wait for a client that takes nothing in, in UTF-16 code units. @default 32 Mi
   */
  readonly maxWaiting?: number;
  /** How long a client that exceeds `maxWaiting` may take nothing in. @default 10_000 */
  readonly stall?: number;
  /** After how many code units a back channel ends, so that its client acknowledges. @default 4 Mi */
  readonly rotateSize?: number;
  /** How long the back channel of a write stream stays open. @default 5_000 */
  readonly writeHang?: number;
  /** Connections that a browser opens to one host over HTTP/1.1. @default 6 */
  readonly connections?: number;
  /**
   * How often a back channel ends while they use up all of them and others wait. @default 40
   */
  readonly contendedRotation?: number;
  /** How often a back channel ends while they use up all of them. @default 200 */
  readonly fullRotation?: number;
  /**
   * How long the answer to a handshake is held back then. The client allows its back channel four
   * times as long to bring a first byte before it suspects a proxy that buffers. @default 100
   */
  readonly crowdedHandshake?: number;
  /**
   * How long the answer to a handshake waits for the first data, which it then brings along. @default 25
   */
  readonly firstData?: number;
  /** How often a back channel ends while they use up all but one. @default 1_000 */
  readonly tightRotation?: number;
}

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
