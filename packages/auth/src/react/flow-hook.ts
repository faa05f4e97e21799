import { useMemo } from 'react';
import type { AuthFailure } from '../state/failure.ts';
import type { AuthFlow, FlowType, FlowOf } from '../state/flow.ts';
import type { AuthCommand } from '../transition/command.ts';
import { isBusy } from '../transition/flow/is-busy.ts';
import { useAuthMachine, useAuthState } from './auth-provider.tsx';

/** Values that each flow's hook returns besides its own actions. */
export interface FlowView<Type extends FlowType> {
  /** The flow, while it is of this hook's type. */
  readonly flow: FlowOf<Type> | undefined;
  /** Whether the provider is working; forms show it and don't submit again. */
  readonly busy: boolean;
  /** Failure of the last attempt. */
  readonly error: AuthFailure | undefined;
  readonly resend: () => void;
  readonly back: () => void;
  readonly cancel: () => void;
}

/** Creates the hook of a flow from its types and its actions. */
export function flowHook<Type extends FlowType, Actions extends object>(
  types: readonly Type[],
  actionsOf: (send: (command: AuthCommand) => void) => Actions,
): () => FlowView<Type> & Actions {
  const isMine = (flow: AuthFlow): flow is FlowOf<Type> =>
    (types as readonly FlowType[]).includes(flow.type);

  return function useThisFlow() {
    const { send } = useAuthMachine();
    const flow = useAuthState((state) => (isMine(state.flow) ? state.flow : undefined));
    const actions = useMemo(
      () => ({
        ...actionsOf(send),
        resend: () => send({ type: 'RESEND' }),
        back: () => send({ type: 'BACK' }),
        cancel: () => send({ type: 'CANCEL' }),
      }),
      [send],
    );
    return { flow, busy: flow !== undefined && isBusy(flow), error: flow?.error, ...actions };
  };
}
