import type { Flow, FlowType, FlowOf } from '../state/flow.ts';
import { useAuthState } from './auth-provider.tsx';

/** What is being done about signing in or the account. */
export function useFlow(): Flow {
  return useAuthState((state) => state.flow);
}

/** The flow if it is of this type. */
export function useFlowOf<Type extends FlowType>(type: Type): FlowOf<Type> | undefined {
  return useAuthState(({ flow }) => (isType(flow, type) ? flow : undefined));
}

function isType<Type extends FlowType>(flow: Flow, type: Type): flow is FlowOf<Type> {
  return flow.type === type;
}
