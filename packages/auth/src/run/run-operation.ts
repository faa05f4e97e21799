import { toAppError } from '@quits/errors';
import type { Operation } from '../transition/operation.ts';
import { toUserWithTasks, type RunContext } from './context.ts';
import { sessionEndReason } from './session-end-reason.ts';
import type { OperationContext } from './perform/operation-context.ts';
import { perform } from './perform/perform.ts';
import type { FlowSecrets } from './flow-secrets.ts';
import type { CancelledSignIns } from './cancelled-sign-ins.ts';

/** Dependencies of running operations. */
export interface OperationRun {
  readonly context: RunContext;
  readonly cancelledSignIns: CancelledSignIns;
  readonly flowSecrets: FlowSecrets;
}

/** Carries out a flow's operation and reports how it went. */
export async function runOperation(
  { context, cancelledSignIns, flowSecrets }: OperationRun,
  flowId: number,
  operation: Operation,
): Promise<void> {
  const secrets = flowSecrets.of(flowId);
  secrets.operation = operation;
  try {
    const binding = context.loaded() ?? (await context.binding());
    const operationContext: OperationContext = { ...binding, context, flowSecrets, secrets };
    const method = methodOf(operation, flowSecrets);
    cancelledSignIns.begin(flowId, method);
    try {
      const focusBack = () => context.report({ type: 'POPUP_FOCUS_BACK', flowId });
      const result = await performOrRecover(operationContext, operation, focusBack);
      if (method !== '' && method !== 'anonymous') context.records.lastMethod.write(method);
      const user = binding.auth.currentUser;
      const seen = user === null ? {} : { seen: toUserWithTasks(context, binding, user) };
      context.report({ type: 'RESOLVED', flowId, result: { ...result, ...seen } });
    } catch (caught) {
      await reportFailure(operationContext, flowId, caught);
    }
  } catch (caught) {
    context.report({ type: 'REJECTED', flowId, error: toAppError(caught) });
  } finally {
    cancelledSignIns.end(flowId);
  }
}

async function performOrRecover(
  operationContext: OperationContext,
  operation: Operation,
  focusBack: () => void,
): ReturnType<typeof perform> {
  try {
    return await perform(operationContext, operation, focusBack);
  } catch (caught) {
    const { recover } = operationContext.context.options.hooks ?? {};
    const isRepeatable = operation.type !== 'popup' && operation.type !== 'redirect';
    if (recover === undefined || !isRepeatable || !(await recover(toAppError(caught))))
      throw caught;
    return perform(operationContext, operation, focusBack);
  }
}

async function reportFailure(
  operationContext: OperationContext,
  flowId: number,
  caught: unknown,
): Promise<void> {
  const { auth, context, secrets } = operationContext;
  const error = toAppError(caught);
  const reason = sessionEndReason(error);
  if (reason !== undefined && auth.currentUser === null)
    context.report({ type: 'SESSION_INVALIDATED', reason });
  if (error.code === 'auth/app-deleted' || error.code === 'app/app-deleted') {
    context.report({ type: 'APP_DELETED', error });
  }
  const rejected = { type: 'REJECTED', flowId, error } as const;
  if (error.recovery !== 'continue' && error.recovery !== 'switch-method') {
    const { operation } = secrets;
    const email = operation && 'email' in operation ? operation.email : undefined;
    context.report({ ...rejected, email });
    return;
  }
  const { explainFailure } = await import('./explain-failure.ts');
  context.report({ ...rejected, ...(await explainFailure(operationContext, caught, error)) });
}

/** Returns the provider that an operation may sign a user in with. */
function methodOf(operation: Operation, flowSecrets: FlowSecrets): string {
  switch (operation.type) {
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
      return flowSecrets.of(operation.from).credential?.providerId ?? '';
    default:
      return '';
  }
}
