import type { AuthState, Flow } from '@quits/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { ANA, AuthStory } from '../../stories/auth-story.tsx';
import { AccountScreen } from './account-screen.tsx';

interface Args {
  readonly state: Partial<AuthState>;
}

const meta: Meta<Args> = {
  title: 'App/Account',
  render: ({ state }) => (
    <Suspense>
      <AuthStory state={state}>
        <AccountScreen />
      </AuthStory>
    </Suspense>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const session = { s: 'signedIn', user: ANA, rev: 1, confirmed: true, tasks: [] } as const;
const idle: Flow = { kind: 'idle', id: 1 };

function shown(flow: Flow): Story {
  return { args: { state: { session, flow } } };
}

export const Account = shown(idle);
export const Guest: Story = {
  args: {
    state: {
      session: {
        ...session,
        s: 'anonymous',
        user: { ...ANA, isAnonymous: true, email: null, methods: [] },
      },
      flow: idle,
    },
  },
};
export const SeveralMethods: Story = {
  args: {
    state: {
      session: {
        ...session,
        user: {
          ...ANA,
          emailVerified: true,
          methods: [
            ...ANA.methods,
            {
              providerId: 'google.com',
              email: 'ana@gmail.com',
              phoneNumber: null,
              displayName: 'Ana',
            },
          ],
          factors: [{ uid: '1', kind: 'totp', name: 'Phone', phoneNumber: null }],
        },
      },
      flow: idle,
    },
  },
};
export const VerificationSent = shown({
  kind: 'verifyEmail',
  id: 1,
  step: 'sent',
  email: 'ana@example.com',
  resendAt: 0,
});
export const ChangingEmail = shown({
  kind: 'changeEmail',
  id: 1,
  step: 'edit',
  email: '',
  resendAt: 0,
});
export const ChangingPassword = shown({ kind: 'changePassword', id: 1, step: 'edit' });
export const AddingAuthenticator = shown({
  kind: 'enrolTotp',
  id: 1,
  step: 'code',
  secret: {
    uri: 'otpauth://totp/Quits:ana@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Quits',
    key: 'JBSWY3DPEHPK3PXP',
  },
  phoneNumber: '',
  resendAt: 0,
});
export const UnsentChanges = shown({
  kind: 'signOut',
  id: 1,
  step: 'confirm',
  pending: 2,
  wipe: false,
});
