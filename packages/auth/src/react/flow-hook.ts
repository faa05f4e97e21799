import { useMemo } from 'react';
import type { Failure } from '../state/failure.ts';
import type { Flow, FlowKind, FlowOf } from '../state/flow.ts';
import type { AuthCommand } from '../transition/command.ts';
import { isBusy } from '../transition/flow/is-busy.ts';
import { useAuthMachine, useAuthState } from './auth-provider.tsx';

/** What each flow's hook gives besides its own actions. */
export interface FlowView<Kind extends FlowKind> {
  /** The flow, while it is of this hook's kind. */
  readonly flow: FlowOf<Kind> | undefined;
  /** The provider is working; forms show it and do not send again. */
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly error: Failure | undefined;
  readonly resend: () => void;
  readonly back: () => void;
  readonly cancel: () => void;
}

/** Makes the hook of a flow from its kinds and its actions. */
export function flowHook<Kind extends FlowKind, Actions extends object>(
  kinds: readonly Kind[],
  actionsOf: (send: (command: AuthCommand) => void) => Actions,
): () => FlowView<Kind> & Actions {
  const isMine = (flow: Flow): flow is FlowOf<Kind> =>
    (kinds as readonly FlowKind[]).includes(flow.kind);

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
