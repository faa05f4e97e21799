import type { AuthState, AuthFlow } from '@quits/auth';
import { AppError, toAppError } from '@quits/errors';
import { firestoreErrors } from '@quits/firestore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { ANA, AuthStory } from '../../stories/auth-story.tsx';
import { sampleGroup } from '@quits/product/testing/sample-group.ts';
import { AccountScreen } from './account-screen.tsx';

interface Args {
  readonly state: Partial<AuthState>;
}

/** Two groups: Ana is the only member of one, and the only owner of the other. */
const documents = {
  'groups/alone': sampleGroup({
    name: 'Notes of mine',
    memberUids: ['ana'],
    roles: { ana: 'owner' },
  }),
  'groups/shared': sampleGroup({
    memberUids: ['ana', 'ben'],
    roles: { ana: 'owner', ben: 'editor' },
  }),
};

const meta: Meta<Args> = {
  title: 'App/Account',
  render: ({ state }) => (
    <Suspense>
      <AuthStory state={state} documents={documents}>
        <AccountScreen />
      </AuthStory>
    </Suspense>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const session = {
  status: 'signedIn',
  user: ANA,
  rev: 1,
  confirmed: true,
  requiredActions: [],
} as const;
const idle: AuthFlow = { type: 'idle', id: 1 };

function ofUser(user: typeof ANA): Story {
  return { args: { state: { session: { ...session, user }, flow: idle } } };
}

function shown(flow: AuthFlow): Story {
  return { args: { state: { session, flow } } };
}

export const Account = shown(idle);
export const Guest: Story = {
  args: {
    state: {
      session: {
        ...session,
        status: 'anonymous',
        user: { ...ANA, isAnonymous: true, email: null, methods: [] },
      },
      flow: idle,
    },
  },
};
/** Signs in by links in emails. */
export const MailedLink = ofUser({ ...ANA, hasPassword: false });
/** Signs in with another provider, which gave no email. */
export const External = ofUser({
  ...ANA,
  email: null,
  hasPassword: false,
  methods: [{ providerId: 'github.com', email: null, phoneNumber: null, displayName: 'Ana' }],
});
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
          factors: [{ uid: '1', type: 'totp', name: 'Phone', phoneNumber: null }],
        },
      },
      flow: idle,
    },
  },
};
export const VerificationSent = shown({
  type: 'verifyEmail',
  id: 1,
  status: 'sent',
  email: 'ana@example.com',
  resendAt: 0,
});
export const ChangingEmail = shown({
  type: 'changeEmail',
  id: 1,
  status: 'edit',
  email: '',
  resendAt: 0,
});
export const ChangingPassword = shown({ type: 'changePassword', id: 1, status: 'edit' });
export const AddingAuthenticator = shown({
  type: 'enrollTotp',
  id: 1,
  status: 'code',
  secret: {
    uri: 'otpauth://totp/Quits:ana@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Quits',
    key: 'JBSWY3DPEHPK3PXP',
  },
  phoneNumber: '',
  resendAt: 0,
});
export const UnsentChanges = shown({
  type: 'signOut',
  id: 1,
  status: 'confirm',
  pending: 2,
  wipe: false,
});

const removal = { type: 'delete', id: 1 } as const;
export const DeletionAsks = shown({ ...removal, status: 'confirm' });
export const Deleting = shown({ ...removal, status: 'deletingData' });
export const DeletionFailed = shown({
  ...removal,
  status: 'confirm',
  error: toAppError(firestoreErrors.create('write/offline-needed')),
});

const proof = { type: 'reauth', id: 2, methods: ['password'], resume: removed() } as const;
export const ProofAsked = shown({ ...proof, status: 'chooseMethod' });
export const ProofRunning = shown({ ...proof, status: 'submitting' });
export const ProofWrong = shown({
  ...proof,
  status: 'chooseMethod',
  error: new AppError('auth/wrong-password'),
});
const app = { uid: '1', type: 'totp', name: 'Phone', phoneNumber: null } as const;
export const ProofBySecondFactor = shown({
  type: 'secondFactor',
  id: 3,
  status: 'code',
  factors: [app],
  factor: app,
  first: idle,
  resendAt: 0,
  after: { type: 'resume', flow: removed() },
});
export const ProofInAnotherWindow: Story = {
  args: {
    state: {
      session: {
        ...session,
        user: {
          ...ANA,
          methods: [
            { providerId: 'google.com', email: null, phoneNumber: null, displayName: 'Ana' },
          ],
        },
      },
      flow: {
        type: 'oauth',
        id: 3,
        status: 'popupOpen',
        purpose: 'reauth',
        providerId: 'google.com',
        canRedirect: true,
        after: { type: 'resume', flow: removed() },
      },
    },
  },
};

function removed(): AuthFlow {
  return { type: 'delete', id: 1, status: 'deletingData' };
}
