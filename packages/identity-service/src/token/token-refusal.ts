import { RpcError } from '@quits/service-base';

/** Reason why a token is refused. */
export type RefusalReason =
  | 'malformed'
  | 'forged'
  | 'other-project'
  | 'expired'
  | 'revoked'
  | 'disabled'
  | 'deleted';

/** Error for a caller with a refused token. */
export class TokenRefusal extends RpcError {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super('UNAUTHENTICATED', message);
    this.reason = reason;
  }
}
