import type { Message } from './message.ts';

/** Canonical status codes, by the names that the service puts into JSON errors. */
export const STATUS_NUMBER = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

/** Name of a canonical status. */
export type Status = keyof typeof STATUS_NUMBER;

interface RpcErrorOptions extends ErrorOptions {
  readonly details?: readonly Message[];
}

/** A failure that the service reports to its caller, whatever the transport. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly status: Exclude<Status, 'OK'>;
  /** Additional messages about the error, each with an `@type`. */
  readonly details: readonly Message[];

  constructor(status: Exclude<Status, 'OK'>, message: string, options: RpcErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.details = options.details ?? [];
  }
}
