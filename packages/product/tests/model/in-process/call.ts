import { RpcError, STATUS_NUMBER } from '@quits/local-backend';

/** An error in gRPC's format. */
export type CallFailure = Error & { readonly code: number };

/** A call in progress. */
export class Call {
  #isOver = false;
  readonly #failed: (error: CallFailure) => void;

  constructor(failed: (error: CallFailure) => void) {
    this.#failed = failed;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Ends the call without an error. */
  end(): void {
    this.#isOver = true;
  }

  /** Fails the call; later errors are ignored. */
  fail(error: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const status = error instanceof RpcError ? error.status : 'INTERNAL';
    const message = error instanceof Error ? error.message : String(error);
    this.#failed(Object.assign(new Error(message), { code: STATUS_NUMBER[status] }));
  }
}
