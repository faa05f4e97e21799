import { fromProviderError } from '@quits/errors';
import type { Operation } from '../transition/operation.ts';
import { see, type RunContext } from './context.ts';
import { deadReason } from './dead-reason.ts';
import type { Bench } from './perform/bench.ts';
import { perform } from './perform/perform.ts';
import type { Vault } from './vault.ts';
import type { Vetoes } from './vetoes.ts';

/** What running operations needs. */
export interface OperationRun {
  readonly context: RunContext;
  readonly vetoes: Vetoes;
  readonly vault: Vault;
}

/** Carries out a flow's operation and reports how it went. */
export async function runOperation(
  { context, vetoes, vault }: OperationRun,
  flowId: number,
  operation: Operation,
): Promise<void> {
  const secrets = vault.of(flowId);
  secrets.operation = operation;
  try {
    const binding = context.loaded() ?? (await context.binding());
    const bench: Bench = { ...binding, context, vault, secrets };
    const method = methodOf(operation, vault);
    vetoes.begin(flowId, method);
    try {
      const focusBack = () => context.report({ type: 'POPUP_FOCUS_BACK', flowId });
      const result = await perform(bench, operation, focusBack);
      if (method !== '' && method !== 'anonymous') context.records.lastMethod.write(method);
      const user = binding.auth.currentUser;
      const seen = user === null ? {} : { seen: see(context, binding, user) };
      context.report({ type: 'RESOLVED', flowId, result: { ...result, ...seen } });
    } catch (caught) {
      await reportFailure(bench, flowId, caught);
    }
  } catch (caught) {
    context.report({ type: 'REJECTED', flowId, error: fromProviderError(caught) });
  } finally {
    vetoes.end(flowId);
  }
}

async function reportFailure(bench: Bench, flowId: number, caught: unknown): Promise<void> {
  const { auth, context, secrets } = bench;
  const error = fromProviderError(caught);
  const reason = deadReason(error);
  if (reason !== undefined && auth.currentUser === null) context.report({ type: 'DEAD', reason });
  if (error.code === 'auth/app-deleted' || error.code === 'app/app-deleted') {
    context.report({ type: 'APP_DELETED', error });
  }
  const rejected = { type: 'REJECTED', flowId, error } as const;
  if (error.reaction !== 'continue' && error.reaction !== 'switch-method') {
    const { operation } = secrets;
    const email = operation && 'email' in operation ? operation.email : undefined;
    context.report({ ...rejected, email });
    return;
  }
  const { explainFailure } = await import('./explain-failure.ts');
  context.report({ ...rejected, ...(await explainFailure(bench, caught, error)) });
}

/** Which provider an operation could sign somebody in with. */
function methodOf(operation: Operation, vault: Vault): string {
  switch (operation.op) {
    case 'guest':
      return 'anonymous';
    case 'signIn':
    case 'signUp':
    case 'completeLink':
      return 'password';
    case 'popup':
      return operation.providerId;
    case 'verifySms':
      return 'phone';
    case 'customToken':
      return 'custom';
    case 'switchHeld':
      return vault.of(operation.from).credential?.providerId ?? '';
    default:
      return '';
  }
}
