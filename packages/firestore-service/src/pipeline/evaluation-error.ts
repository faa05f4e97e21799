import { RpcError } from '@quits/service-base';

/** An error in an expression that fails the whole pipeline, unless the pipeline handles it. */
export class EvaluationError extends RpcError {
  constructor(message: string) {
    super('INVALID_ARGUMENT', message);
  }
}
