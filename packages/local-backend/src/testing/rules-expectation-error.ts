import type { DecidedRequest } from '@quits/security-rules';

/** The rules decided otherwise than a test expects. The message names the deciding line and values. */
export class RulesExpectationError extends Error {
  override readonly name = 'RulesExpectationError';
  /** Requests that the rules decided about meanwhile, oldest first. */
  readonly decisions: readonly DecidedRequest[];

  constructor(message: string, decisions: readonly DecidedRequest[], options?: ErrorOptions) {
    super(message, options);
    this.decisions = decisions;
  }
}
