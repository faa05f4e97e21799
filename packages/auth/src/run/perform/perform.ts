import type { Operation, OperationResult } from '../../transition/operation.ts';
import type { Bench } from './bench.ts';
import { performCommon } from './perform-common.ts';
import { performPopup } from './perform-popup.ts';

/** Carries out an operation. What few visits need is loaded with the first one that does. @throws the provider's error */
export async function perform(
  bench: Bench,
  operation: Operation,
  focusBack: () => void,
): Promise<OperationResult> {
  switch (operation.op) {
    case 'guest':
    case 'signIn':
    case 'signUp':
      await performCommon(bench, operation);
      return {};
    case 'popup':
      await performPopup(bench, operation, focusBack);
      return {};
    default: {
      const { performRare } = await import('./perform-rare.ts');
      return performRare(bench, operation);
    }
  }
}
