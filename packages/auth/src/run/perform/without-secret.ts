import type { Operation } from '../../transition/operation.ts';

/**
 * Returns an operation that may be stored across page loads: none with a password, code or token.
 */
export function withoutSecret(operation: Operation | undefined): Operation | undefined {
  switch (operation?.type) {
    case 'changeEmail':
    case 'updateProfile':
    case 'unlink':
    case 'unenroll':
    case 'startTotp':
    case 'sendEnrollSms':
    case 'deleteData':
    case 'deleteUser':
      return operation;
    default:
      return undefined;
  }
}
