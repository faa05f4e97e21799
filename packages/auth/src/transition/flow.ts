import { appError, type ErrorCode } from '@quits/errors';
import type { AuthState } from '../state/auth-state.ts';
import type { Failure } from '../state/failure.ts';
import type { Flow } from '../state/flow.ts';
import { isActive } from '../state/session.ts';
import type { AuthEvent } from './auth-event.ts';
import type { Emit } from './effect.ts';
import { isBusy } from './is-busy.ts';
import { reject } from './reject.ts';
import { resolve } from './resolve.ts';

/** Moves the flow region: one flow at a time, each with its own number. */
export function flow(state: AuthState, event: AuthEvent, emit: Emit): Flow {
  const now = state.flow;
  switch (event.type) {
    case 'START':
      return { kind: event.kind, id: renumber(now, emit), step: 'edit', email: event.email ?? '' };
    case 'SIGN_IN': {
      const { email, password } = event;
      const next = { kind: 'signIn', id: renumber(now, emit), email } as const;
      const problem = cannotSubmit(state, { email, password });
      if (problem !== undefined) return { ...next, step: 'edit', error: problem };
      emit({ effect: 'run', flowId: next.id, operation: { op: 'signIn', email, password } });
      return { ...next, step: 'submitting' };
    }
    case 'SIGN_UP': {
      const { email, password, displayName } = event;
      const next = { kind: 'signUp', id: renumber(now, emit), email } as const;
      const problem = cannotSubmit(state, { email, password });
      if (problem !== undefined) return { ...next, step: 'edit', error: problem };
      const operation = { op: 'signUp', email, password, displayName } as const;
      emit({ effect: 'run', flowId: next.id, operation });
      return { ...next, step: 'submitting' };
    }
    case 'GUEST': {
      // Asked twice, or already somebody: a second guest would orphan the first one's data.
      if (isActive(state.session) || (now.kind === 'guest' && now.step === 'submitting'))
        return now;
      const next = { kind: 'guest', id: renumber(now, emit) } as const;
      const problem = cannotSubmit(state, {});
      if (problem !== undefined) return { ...next, step: 'failed', error: problem };
      emit({ effect: 'run', flowId: next.id, operation: { op: 'guest' } });
      return { ...next, step: 'submitting' };
    }
    case 'CHECK_PASSWORD':
      emit({ effect: 'checkPassword', flowId: now.id, password: event.password });
      return now;
    case 'PASSWORD_CHECKED':
      return now.kind === 'signUp' && now.id === event.flowId
        ? { ...now, password: event.check }
        : now;
    case 'CANCEL':
      return { kind: 'idle', id: renumber(now, emit) };
    case 'PENDING_WRITES': {
      const cannotDrain = state.connectivity.n === 'offline' || state.session.s === 'signingOut';
      if (event.count === 0 || !cannotDrain) return now;
      const { wipe = false } = event.command;
      return {
        kind: 'signOut',
        id: renumber(now, emit),
        step: 'confirm',
        pending: event.count,
        wipe,
      };
    }
    case 'SIGN_OUT':
      return now.kind === 'signOut' ? { kind: 'idle', id: renumber(now, emit) } : now;
    case 'RESOLVED':
      return now.id === event.flowId ? resolve(now) : now;
    case 'REJECTED':
      return now.id === event.flowId ? reject(now, event.error) : now;
    default:
      return now;
  }
}

/** A new flow's number. What the flow before it started can no longer take effect. */
function renumber(now: Flow, emit: Emit): number {
  if (isBusy(now)) emit({ effect: 'veto', flowId: now.id });
  return now.id + 1;
}

/** Why a form is not sent: the provider checks none of this and offline lets each call time out. */
function cannotSubmit(
  state: AuthState,
  input: { email?: string; password?: string },
): Failure | undefined {
  const code =
    problemWith(input) ?? (state.connectivity.n === 'offline' ? 'network/offline' : undefined);
  return code === undefined ? undefined : appError(code);
}

function problemWith({
  email,
  password,
}: {
  email?: string;
  password?: string;
}): ErrorCode | undefined {
  if (email === '') return 'auth/missing-email';
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'auth/invalid-email';
  return password === '' ? 'auth/missing-password' : undefined;
}
