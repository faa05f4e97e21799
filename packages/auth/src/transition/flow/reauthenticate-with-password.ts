import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFailure } from '../../state/failure.ts';
import type { AuthFlow } from '../../state/flow.ts';
import type { Emit } from '../effect.ts';
import { supersede } from './supersede.ts';
import { requestReauthentication } from './request-reauthentication.ts';

/** Typed password and its validation error. */
interface Typed {
  readonly password: string;
  readonly error: AuthFailure | undefined;
}

/** Reauthenticates by password, also after another method was tried. */
export function reauthenticateWithPassword(
  state: AuthState,
  flow: AuthFlow,
  { password, error }: Typed,
  emit: Emit,
): AuthFlow {
  const asked =
    flow.after?.type === 'resume'
      ? requestReauthentication(state, supersede(flow, emit), flow.after.flow)
      : flow;
  if (asked.type !== 'reauth') return flow;
  const { error: _, ...proof } = asked;
  if (error !== undefined) return { ...proof, error };
  emit({ type: 'run', flowId: proof.id, operation: { type: 'reauthPassword', password } });
  return { ...proof, status: 'submitting' };
}
