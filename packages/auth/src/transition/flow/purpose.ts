import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFlow, PostSignInAction } from '../../state/flow.ts';
import type { SignInPurpose } from '../../state/sign-in-purpose.ts';
import { isSignedIn } from '../../state/session.ts';

/** Returns the follow-up action that a new flow inherits from the flow that it replaces. */
export function inherited(now: AuthFlow): { readonly after?: PostSignInAction } {
  switch (now.type) {
    case 'conflict': {
      const { from, providerId, email } = now;
      return now.status === 'chooseMethod'
        ? { after: { type: 'link', from, providerId, email } }
        : {};
    }
    case 'reauth':
      return { after: { type: 'resume', flow: now.resume } };
    default:
      return now.after === undefined || ('status' in now && now.status === 'done')
        ? {}
        : { after: now.after };
  }
}

/** Returns the purpose of a sign-in that starts now. */
export function purposeOf(state: AuthState): SignInPurpose {
  if (inherited(state.flow).after?.type === 'resume') return 'reauth';
  return isSignedIn(state.session) ? 'link' : 'signIn';
}
