import { fromProviderError } from '@quits/errors';
import type { Operation } from '../transition/operation.ts';
import { see, type RunContext } from './context.ts';
import { perform } from './perform.ts';
import type { Vetoes } from './vetoes.ts';

/** Carries out a flow's operation and reports how it went. */
export async function runOperation(
  context: RunContext,
  vetoes: Vetoes,
  flowId: number,
  operation: Operation,
): Promise<void> {
  vetoes.begin(flowId, methodOf(operation));
  try {
    const binding = await context.binding();
    const user = await perform(binding, operation);
    context.report({ type: 'RESOLVED', flowId, result: { seen: see(context, binding, user) } });
  } catch (caught) {
    context.report({ type: 'REJECTED', flowId, error: fromProviderError(caught) });
  } finally {
    vetoes.end(flowId);
  }
}

function methodOf(operation: Operation): string {
  switch (operation.op) {
    case 'guest':
      return 'anonymous';
    case 'signIn':
    case 'signUp':
      return 'password';
    default:
      return operation satisfies never;
  }
}
