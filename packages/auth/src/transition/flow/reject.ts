import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFailure } from '../../state/failure.ts';
import type { AuthFlow, OAuthFlow } from '../../state/flow.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import { requestReauthentication } from './request-reauthentication.ts';
import { backToForm } from './back-to-form.ts';
import { credentialConflict } from './credential-conflict.ts';

type Rejected = Extract<AuthEvent, { type: 'REJECTED' }>;

/** Returns the flow after its operation failed: the step where the user can act. */
export function reject(state: AuthState, event: Rejected, emit: Emit): AuthFlow {
  const { error } = event;
  const { error: _, ...flow } = state.flow;
  if (error.code === 'auth/multi-factor-auth-required' && event.factors !== undefined) {
    return secondFactor(flow, event.factors);
  }
  if (error.code === 'auth/requires-recent-login') {
    return requestReauthentication(state, flow.id + 1, flow);
  }
  return credentialConflict(state, flow, event, emit) ?? afterFailure(flow, error);
}

function secondFactor(flow: AuthFlow, factors: NonNullable<Rejected['factors']>): AuthFlow {
  const [only] = factors;
  const asked = {
    type: 'secondFactor',
    id: flow.id,
    factors,
    resendAt: 0,
    first: backToForm(flow),
    ...(flow.type === 'reauth'
      ? { after: { type: 'resume', flow: flow.resume } as const }
      : flow.after && { after: flow.after }),
  } as const;
  // A single authenticator app needs no selection.
  return only?.type === 'totp' && factors.length === 1
    ? { ...asked, status: 'code', factor: only }
    : { ...asked, status: 'choose', factor: undefined };
}

function afterFailure(flow: AuthFlow, error: AuthFailure): AuthFlow {
  const shown = error.recovery === 'ignore' ? {} : { error };
  switch (flow.type) {
    case 'customToken':
      return { ...flow, status: 'failed', ...shown };
    case 'emailLink':
      if (flow.status !== 'completing') return { ...flow, status: 'edit', ...shown };
      if (isSpent(error)) return { ...flow, status: 'spent', ...shown };
      return { ...flow, status: 'needsEmail', ...shown };
    case 'phone':
      if (flow.status !== 'verifying' || isSpent(error))
        return { ...flow, status: 'edit', ...shown };
      return { ...flow, status: 'codeSent', ...shown };
    case 'secondFactor':
      // The provider has forgotten the first factor.
      if (error.recovery === 'restart') return { ...flow.first, id: flow.id, error };
      if (flow.status === 'verifying') return { ...flow, status: 'code', ...shown };
      return { ...flow, status: 'choose', ...shown };
    case 'conflict':
      return { ...flow, status: 'linkFailed', error };
    case 'reauth':
      return { ...flow, status: 'chooseMethod', ...shown };
    case 'merge':
      // A wrong password is reported at this step; the exported data stays.
      return { ...flow, status: 'stopped', needsSignIn: flow.status === 'signingIn', ...shown };
    case 'action':
      if (isSpent(error)) return { ...flow, status: 'spent', error };
      return { ...flow, status: flow.mode === 'resetPassword' ? 'edit' : 'failed', ...shown };
    case 'enrollTotp':
    case 'enrollSms':
      if (error.code === 'auth/unverified-email')
        return { ...flow, status: 'needsVerifiedEmail', error };
      if (flow.status === 'verifying' && !isSpent(error))
        return { ...flow, status: 'code', ...shown };
      return { ...flow, status: 'edit', ...shown };
    case 'delete':
      return { ...flow, status: 'confirm', ...shown };
    case 'reset':
    case 'verifyEmail':
    case 'changeEmail':
    case 'changePassword':
    case 'profile':
    case 'unlink':
    case 'unenroll':
    case 'signOutOthers':
      return { ...flow, status: 'edit', ...shown };
    case 'signOut':
    case 'passkey':
      return flow;
    case 'idle':
      return flow;
    case 'signIn':
    case 'signUp':
      return { ...flow, status: 'edit', ...shown };
    case 'guest':
      return { ...flow, status: 'failed', ...shown };
    case 'oauth':
      return { ...flow, status: oauthStatusAfter(error), ...shown };
    default:
      return flow satisfies never;
  }
}

function oauthStatusAfter(error: AuthFailure): OAuthFlow['status'] {
  if (error.recovery === 'use-redirect') return 'blocked';
  switch (error.code) {
    case 'session/redirect-lost':
      return 'lost';
    // The user can't make this method work here.
    case 'auth/unauthorized-domain':
    case 'auth/operation-not-allowed':
    case 'auth/operation-not-supported-in-this-environment':
    case 'auth/web-storage-unsupported':
      return 'unavailable';
    default:
      return 'edit';
  }
}

function isSpent(error: AuthFailure): boolean {
  return error.recovery === 'restart';
}
