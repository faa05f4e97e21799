import type { AuthState } from '../../state/auth-state.ts';
import type { Flow } from '../../state/flow.ts';
import { isActive } from '../../state/session.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import { beginCommon } from './begin-common.ts';
import { backToCommonForm, type CommonFlow } from './common-form.ts';
import { renumber } from './renumber.ts';

/** What an event makes of the flow that runs. */
export type FlowRules = (state: AuthState, event: AuthEvent, emit: Emit, now: number) => Flow;

/**
 * Moves the flows that most visits need: signing in, signing up, starting as a guest, another provider's popup. `undefined` when
 * the event or the flow is one of the others, whose rules are loaded when they are first needed. Emits nothing then.
 */
export function commonFlow(state: AuthState, event: AuthEvent, emit: Emit): Flow | undefined {
  const { flow } = state;
  if (!isCommon(flow)) return undefined;
  switch (event.type) {
    case 'RESOLVED': {
      if (event.flowId !== flow.id || flow.kind === 'idle') return flow;
      const { error: _, ...done } = flow;
      return { ...done, step: 'done' };
    }
    case 'REJECTED':
      if (event.flowId !== flow.id) return flow;
      return leadsElsewhere(state, event) ? undefined : backToCommonForm(flow, event.error);
    case 'SIGN_IN':
    case 'SIGN_UP':
    case 'GUEST':
    case 'POPUP': {
      const purpose = isActive(state.session) ? 'link' : 'signIn';
      return beginCommon(state, event, emit, { id: () => renumber(flow, emit), purpose });
    }
    case 'START':
      if (event.kind !== 'signIn' && event.kind !== 'signUp') return undefined;
      return { kind: event.kind, id: renumber(flow, emit), step: 'edit', email: event.email ?? '' };
    case 'BACK':
      return { ...backToCommonForm(flow), id: renumber(flow, emit) };
    case 'CANCEL':
      return { kind: 'idle', id: renumber(flow, emit) };
    case 'PREPARE':
      emit({ effect: 'prepare' });
      return flow;
    case 'CHECK_PASSWORD':
      emit({ effect: 'checkPassword', flowId: flow.id, password: event.password });
      return flow;
    case 'PASSWORD_CHECKED':
      return flow.kind === 'signUp' && event.flowId === flow.id
        ? { ...flow, password: event.check }
        : flow;
    case 'POPUP_FOCUS_BACK':
      return flow.kind === 'oauth' && flow.id === event.flowId && flow.step === 'popupOpen'
        ? { ...flow, step: 'popupGrace' }
        : flow;
    case 'RULES_MISSING':
      return { kind: 'idle', id: renumber(flow, emit), error: event.error };
    case 'OPENED':
      return event.redirect === undefined ? flow : undefined;
    case 'RESTORED':
      return event.merge === undefined ? flow : undefined;
    case 'PENDING_WRITES': {
      const cannotDrain = state.connectivity.n === 'offline' || state.session.s === 'signingOut';
      return event.count === 0 || !cannotDrain ? flow : undefined;
    }
    default:
      return isQuiet(event) ? flow : undefined;
  }
}

const commonKinds: ReadonlySet<string> = new Set(['idle', 'signIn', 'signUp', 'guest', 'oauth']);

function isCommon(flow: Flow): flow is CommonFlow {
  return flow.after === undefined && commonKinds.has(flow.kind);
}

/** The failure begins another flow: a second factor, a proof of identity, an account that exists. */
function leadsElsewhere(
  { session }: AuthState,
  event: Extract<AuthEvent, { type: 'REJECTED' }>,
): boolean {
  switch (event.error.code) {
    case 'auth/multi-factor-auth-required':
      return event.factors !== undefined;
    case 'auth/credential-already-in-use':
      return session.s === 'anonymous';
    case 'auth/requires-recent-login':
    case 'auth/account-exists-with-different-credential':
      return true;
    default:
      return false;
  }
}

/** What happens to the session and its token, and what waits for a flow that does not run: no common flow changes by it. */
function isQuiet({ type }: AuthEvent): boolean {
  return /^(BOOT|SLOW|OPEN_FAILED|USER|TOKEN|SEEN|DEAD|APP_DELETED|SIGN_OUT(_STEP_DONE|_REFUSED)?|ONLINE|OFFLINE|VISIBLE|COOKIE_.*|CLAIMS_.*|RETURN_TO|REFRESH|REVOKED|ATTESTATION.*|RESEND)$/.test(
    type,
  );
}
