import { RpcError } from '@quits/service-base';

/**
 * A failure of an expression that fails the whole pipeline, unless the expression is asked whether
 * it fails.
 */
export class EvaluationError extends RpcError {
  constructor(message: string) {
    super('INVALID_ARGUMENT', message);
  }
}
