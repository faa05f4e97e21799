import type { Failure } from '../../state/failure.ts';
import type { IdleFlow } from '../../state/flow.ts';
import type {
  GuestFlow,
  OAuthFlow,
  SignInFlow,
  SignUpFlow,
} from '../../state/flows/entry-flows.ts';

/** The flows that most visits need. */
export type CommonFlow = IdleFlow | SignInFlow | SignUpFlow | GuestFlow | OAuthFlow;

/** Where a common flow goes when it failed or is left: to the step where the person can do something about it. */
export function backToCommonForm(flow: CommonFlow, error?: Failure): CommonFlow {
  const { error: _, ...form } = flow;
  const shown = error === undefined || error.reaction === 'ignore' ? {} : { error };
  switch (form.kind) {
    case 'idle':
      return form;
    case 'signIn':
    case 'signUp':
      return { ...form, step: 'edit', ...shown };
    case 'guest':
      return { ...form, step: 'failed', ...shown };
    case 'oauth':
      return { ...form, step: stepAfter(error), ...shown };
    default:
      return form satisfies never;
  }
}

function stepAfter(error: Failure | undefined): OAuthFlow['step'] {
  if (error?.reaction === 'use-redirect') return 'blocked';
  switch (error?.code) {
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
