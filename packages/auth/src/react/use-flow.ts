import type { AuthFlow, FlowType, FlowOf } from '../state/flow.ts';
import { useAuthState } from './auth-provider.tsx';

/** Returns the current sign-in or account flow; with a type, that flow or `undefined`. */
export function useFlow(): AuthFlow;
export function useFlow<Type extends FlowType>(type: Type): FlowOf<Type> | undefined;
export function useFlow(type?: FlowType): AuthFlow | undefined {
  return useAuthState(({ flow }) => (type === undefined || flow.type === type ? flow : undefined));
}
