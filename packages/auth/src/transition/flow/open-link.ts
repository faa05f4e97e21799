import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFlow, EmailLinkFlow } from '../../state/flow.ts';
import type { SignInPurpose } from '../../state/sign-in-purpose.ts';
import { isSignedIn } from '../../state/session.ts';
import type { Emit } from '../effect.ts';
import { inherited, purposeOf } from './purpose.ts';
import { supersede } from './supersede.ts';
import { cannotSubmit } from './submit.ts';
import { authErrors } from '../../state/auth-errors.ts';

type LinkEvent =
  | { readonly type: 'OPEN_LINK'; readonly url: string }
  | { readonly type: 'LINK_OPENED'; readonly url: string; readonly email: string | undefined }
  | { readonly type: 'LINK_EMAIL'; readonly email: string }
  | { readonly type: 'LINK_CHOICE'; readonly choice: 'link' | 'signIn' };

/** Continues a sign-in link flow. The runner holds the link itself, which is secret. */
export function openLink(state: AuthState, event: LinkEvent, emit: Emit): AuthFlow {
  const flow = state.flow;
  switch (event.type) {
    case 'OPEN_LINK':
      emit({ type: 'readLink', url: event.url });
      return flow;
    case 'LINK_OPENED': {
      const purpose = isOwnLink(state, event.email) ? 'reauth' : purposeOf(state);
      const next: EmailLinkFlow = {
        id: supersede(flow, emit),
        ...inherited(flow),
        type: 'emailLink',
        status: 'needsEmail',
        purpose,
        email: event.email ?? '',
        resendAt: 0,
      };
      emit({ type: 'holdLink', flowId: next.id, url: event.url });
      // Linking it to a guest is the upgrade; linking it to any other user requires confirmation.
      if (state.session.status === 'signedIn' && purpose === 'link')
        return { ...next, status: 'wrongSession' };
      return event.email === undefined ? next : complete(next, purpose, emit);
    }
    case 'LINK_EMAIL': {
      if (flow.type !== 'emailLink' || flow.status !== 'needsEmail') return flow;
      const error = cannotSubmit(state, { email: event.email });
      if (error !== undefined) return { ...flow, error };
      return complete({ ...flow, email: event.email }, flow.purpose, emit);
    }
    case 'LINK_CHOICE': {
      if (flow.type !== 'emailLink' || flow.status !== 'wrongSession') return flow;
      if (!isSignedIn(state.session))
        return { ...flow, error: authErrors.create('auth/user-signed-out') };
      const chosen = { ...flow, purpose: event.choice };
      return flow.email === ''
        ? { ...chosen, status: 'needsEmail' }
        : complete(chosen, event.choice, emit);
    }
    default:
      return event satisfies never;
  }
}

/**
 * Returns whether the user opened a link to their own account, which proves who they are; another
 * tab may wait for that.
 */
function isOwnLink({ session }: AuthState, email: string | undefined): boolean {
  return (
    session.status === 'signedIn' &&
    email !== undefined &&
    session.user.email?.toLowerCase() === email.toLowerCase()
  );
}

function complete(flow: EmailLinkFlow, purpose: SignInPurpose, emit: Emit): EmailLinkFlow {
  const { error: _, ...rest } = flow;
  emit({
    type: 'run',
    flowId: flow.id,
    operation: { type: 'completeLink', email: flow.email, purpose },
  });
  return { ...rest, status: 'completing' };
}
