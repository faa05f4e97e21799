import type { AuthState } from '../../state/auth-state.ts';
import type { Flow } from '../../state/flow.ts';
import type { After, Purpose } from '../../state/flows/flow-base.ts';
import { isActive } from '../../state/session.ts';

/** What a flow begun now is to do for the one that it takes the place of. */
export function inherited(now: Flow): { readonly after?: After } {
  switch (now.kind) {
    case 'conflict': {
      const { from, providerId, email } = now;
      return now.step === 'chooseMethod' ? { after: { do: 'link', from, providerId, email } } : {};
    }
    case 'reauth':
      return { after: { do: 'resume', flow: now.resume } };
    default:
      return now.after === undefined || ('step' in now && now.step === 'done')
        ? {}
        : { after: now.after };
  }
}

/** What a sign-in begun now is for. */
export function purposeOf(state: AuthState): Purpose {
  if (inherited(state.flow).after?.do === 'resume') return 'reauth';
  return isActive(state.session) ? 'link' : 'signIn';
}
