import type { AuthState } from '../../state/auth-state.ts';
import type { Failure } from '../../state/failure.ts';
import type { Flow } from '../../state/flow.ts';
import type { OAuthFlow } from '../../state/flows/entry-flows.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import { requestReauthentication } from './request-reauthentication.ts';
import { backToForm } from './back-to-form.ts';
import { credentialConflict } from './credential-conflict.ts';

type Rejected = Extract<AuthEvent, { type: 'REJECTED' }>;

/** Where a flow goes when its operation has failed: to the step where the person can do something about it. */
export function reject(state: AuthState, event: Rejected, emit: Emit): Flow {
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

function secondFactor(flow: Flow, factors: NonNullable<Rejected['factors']>): Flow {
  const [only] = factors;
  const asked = {
    kind: 'secondFactor',
    id: flow.id,
    factors,
    resendAt: 0,
    first: backToForm(flow),
    ...(flow.kind === 'reauth'
      ? { after: { do: 'resume', flow: flow.resume } as const }
      : flow.after && { after: flow.after }),
  } as const;
  // One authenticator app leaves nothing to choose.
  return only?.kind === 'totp' && factors.length === 1
    ? { ...asked, step: 'code', factor: only }
    : { ...asked, step: 'choose', factor: undefined };
}

function afterFailure(flow: Flow, error: Failure): Flow {
  const shown = error.reaction === 'ignore' ? {} : { error };
  switch (flow.kind) {
    case 'customToken':
      return { ...flow, step: 'failed', ...shown };
    case 'emailLink':
      if (flow.step !== 'completing') return { ...flow, step: 'edit', ...shown };
      if (isSpent(error)) return { ...flow, step: 'spent', ...shown };
      return { ...flow, step: 'needsEmail', ...shown };
    case 'phone':
      if (flow.step !== 'verifying' || isSpent(error)) return { ...flow, step: 'edit', ...shown };
      return { ...flow, step: 'codeSent', ...shown };
    case 'secondFactor':
      // The provider has forgotten the first factor.
      if (error.reaction === 'restart') return { ...flow.first, id: flow.id, error };
      if (flow.step === 'verifying') return { ...flow, step: 'code', ...shown };
      return { ...flow, step: 'choose', ...shown };
    case 'conflict':
      return { ...flow, step: 'linkFailed', error };
    case 'reauth':
      return { ...flow, step: 'chooseMethod', ...shown };
    case 'merge':
      // A wrong password shows only now; what was exported stays.
      return { ...flow, step: 'stopped', needsSignIn: flow.step === 'signingIn', ...shown };
    case 'action':
      if (isSpent(error)) return { ...flow, step: 'spent', error };
      return { ...flow, step: flow.mode === 'resetPassword' ? 'edit' : 'failed', ...shown };
    case 'enrolTotp':
    case 'enrolSms':
      if (error.code === 'auth/unverified-email')
        return { ...flow, step: 'needsVerifiedEmail', error };
      if (flow.step === 'verifying' && !isSpent(error)) return { ...flow, step: 'code', ...shown };
      return { ...flow, step: 'edit', ...shown };
    case 'delete':
      return { ...flow, step: 'confirm', ...shown };
    case 'reset':
    case 'verifyEmail':
    case 'changeEmail':
    case 'changePassword':
    case 'profile':
    case 'unlink':
    case 'unenrol':
    case 'signOutOthers':
      return { ...flow, step: 'edit', ...shown };
    case 'signOut':
    case 'passkey':
      return flow;
    case 'idle':
      return flow;
    case 'signIn':
    case 'signUp':
      return { ...flow, step: 'edit', ...shown };
    case 'guest':
      return { ...flow, step: 'failed', ...shown };
    case 'oauth':
      return { ...flow, step: oauthStepAfter(error), ...shown };
    default:
      return flow satisfies never;
  }
}

function oauthStepAfter(error: Failure): OAuthFlow['step'] {
  if (error.reaction === 'use-redirect') return 'blocked';
  switch (error.code) {
    case 'session/redirect-lost':
      return 'lost';
    // Nothing that the person does makes this method work here.
    case 'auth/unauthorized-domain':
    case 'auth/operation-not-allowed':
    case 'auth/operation-not-supported-in-this-environment':
    case 'auth/web-storage-unsupported':
      return 'unavailable';
    default:
      return 'edit';
  }
}

function isSpent(error: Failure): boolean {
  return error.reaction === 'restart';
}
