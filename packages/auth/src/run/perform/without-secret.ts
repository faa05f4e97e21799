import type { Operation } from '../../transition/operation.ts';

/** An operation that may be kept in storage while the page is left: none that holds a password, a code or a token. */
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
