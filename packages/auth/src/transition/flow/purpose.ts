import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFlow } from '../../state/flow.ts';
import type { PostSignInAction, SignInPurpose } from '../../state/flows/flow-base.ts';
import { isActive } from '../../state/session.ts';

/** What a flow begun now is to do for the one that it takes the place of. */
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

/** What a sign-in begun now is for. */
export function purposeOf(state: AuthState): SignInPurpose {
  if (inherited(state.flow).after?.type === 'resume') return 'reauth';
  return isActive(state.session) ? 'link' : 'signIn';
}
