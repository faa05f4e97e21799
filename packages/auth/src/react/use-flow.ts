import type { Flow, FlowKind, FlowOf } from '../state/flow.ts';
import { useAuthState } from './auth-provider.tsx';

/** What is being done about signing in or the account. */
export function useFlow(): Flow {
  return useAuthState((state) => state.flow);
}

/** The flow if it is of this kind. */
export function useFlowOf<Kind extends FlowKind>(kind: Kind): FlowOf<Kind> | undefined {
  return useAuthState(({ flow }) => (isKind(flow, kind) ? flow : undefined));
}

function isKind<Kind extends FlowKind>(flow: Flow, kind: Kind): flow is FlowOf<Kind> {
  return flow.kind === kind;
}
