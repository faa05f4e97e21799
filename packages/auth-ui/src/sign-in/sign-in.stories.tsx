import type { AuthState, AuthFlow, Session } from '@quits/auth';
import { AppError } from '@quits/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect } from 'storybook/test';
import { ANA, AuthUiStory } from '../testing/auth-ui-story.tsx';
import { ActionScreen } from './action-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

interface Args {
  readonly screen: 'sign-in' | 'sign-up' | 'reset' | 'action';
  readonly state: Partial<AuthState>;
}

const SCREENS = {
  'sign-in': <SignInScreen purpose="sign-in" />,
  'sign-up': <SignInScreen purpose="sign-up" />,
  reset: <ResetPasswordScreen />,
  action: <ActionScreen query={new URLSearchParams('mode=verifyEmail&oobCode=code')} />,
};

const meta: Meta<Args> = {
  title: 'Auth UI/Sign-in',
  parameters: { frame: 'page' },
  render: ({ screen, state }) => (
    <Suspense>
      <AuthUiStory state={state}>{SCREENS[screen]}</AuthUiStory>
    </Suspense>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const OUT: Session = { status: 'signedOut', reason: 'never' };
const wrong = new AppError('auth/wrong-password');

function shown(screen: Args['screen'], flow: AuthFlow, session: Session = OUT): Story {
  return { args: { screen, state: { session, flow } } };
}

const idle: AuthFlow = { type: 'idle', id: 1 };
const FAR = 4_102_444_800_000;

export const SignIn = shown('sign-in', idle);
export const SignInBusy = shown('sign-in', {
  type: 'signIn',
  id: 1,
  status: 'submitting',
  email: '',
});
export const SignInWrong = shown('sign-in', {
  type: 'signIn',
  id: 1,
  status: 'edit',
  email: 'ana@example.com',
  error: wrong,
});
export const SessionExpired: Story = {
  ...shown('sign-in', idle, { status: 'signedOut', reason: 'expired' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your session has ended/u)).toBeVisible();
  },
};
export const LostAtStart = shown('sign-in', idle, {
  status: 'signedOut',
  reason: 'restoreFailed',
  last: ANA,
});
export const SignUp = shown('sign-up', {
  type: 'signUp',
  id: 1,
  status: 'edit',
  email: '',
  password: {
    valid: false,
    minLength: 8,
    maxLength: undefined,
    meets: {
      minLength: true,
      maxLength: undefined,
      lowercase: true,
      uppercase: false,
      digit: false,
      symbol: undefined,
    },
  },
});
export const GuestSecures = shown('sign-up', idle, {
  status: 'anonymous',
  user: { ...ANA, isAnonymous: true, email: null, methods: [] },
  rev: 1,
  confirmed: true,
  requiredActions: [],
});

const popup = {
  type: 'oauth',
  id: 1,
  purpose: 'signIn',
  providerId: 'google.com',
  canRedirect: true,
} as const;
export const PopupOpen = shown('sign-in', { ...popup, status: 'popupOpen' });
export const PopupGrace = shown('sign-in', { ...popup, status: 'popupGrace' });
export const PopupBlocked = shown('sign-in', { ...popup, status: 'blocked' });
export const ProviderUnavailable = shown('sign-in', { ...popup, status: 'unavailable' });
export const RedirectLost = shown('sign-in', { ...popup, status: 'lost' });

const link = {
  type: 'emailLink',
  id: 1,
  purpose: 'signIn',
  email: 'ana@example.com',
  resendAt: 0,
} as const;
export const LinkForm = shown('sign-in', { ...link, status: 'edit' });
export const LinkSending = shown('sign-in', { ...link, status: 'sending' });
export const LinkSent = shown('sign-in', { ...link, status: 'sent' });
export const LinkOnOtherDevice = shown('sign-in', { ...link, email: '', status: 'needsEmail' });
export const LinkCompleting = shown('sign-in', { ...link, status: 'completing' });
export const LinkSpent = shown('sign-in', { ...link, status: 'spent' });
export const LinkWhileGuest = shown(
  'sign-in',
  { ...link, status: 'wrongSession' },
  {
    status: 'anonymous',
    user: { ...ANA, isAnonymous: true, email: null },
    rev: 1,
    confirmed: true,
    requiredActions: [],
  },
);

const app = { uid: '1', type: 'totp', name: 'Phone', phoneNumber: null } as const;
const sms = { uid: '2', type: 'phone', name: null, phoneNumber: '+•• ••• ••34' } as const;
const factor = {
  type: 'secondFactor',
  id: 1,
  factors: [app, sms],
  first: idle,
  resendAt: FAR,
} as const;
export const ChooseFactor = shown('sign-in', { ...factor, status: 'choose', factor: undefined });
export const ChooseFactorWithoutName: Story = {
  ...shown('sign-in', {
    ...factor,
    factors: [{ ...app, name: null }, sms],
    status: 'choose',
    factor: undefined,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Authenticator app')).toBeVisible();
  },
};
export const FactorByApp = shown('sign-in', { ...factor, status: 'code', factor: app });
export const FactorBySms = shown('sign-in', {
  ...factor,
  resendAt: 0,
  status: 'code',
  factor: sms,
});
export const FactorWrong = shown('sign-in', {
  ...factor,
  status: 'code',
  factor: app,
  error: new AppError('auth/invalid-verification-code'),
});
export const FactorSending = shown('sign-in', { ...factor, status: 'sending', factor: sms });

const conflict = {
  type: 'conflict',
  id: 1,
  from: 0,
  providerId: 'google.com',
  email: 'ana@example.com',
} as const;
export const Conflict = shown('sign-in', { ...conflict, status: 'chooseMethod' });
export const ConflictLinking = shown('sign-in', { ...conflict, status: 'linking' });
export const ConflictLinkFailed = shown('sign-in', { ...conflict, status: 'linkFailed' });

const merge = {
  type: 'merge',
  id: 1,
  items: 3,
  guestUid: 'guest',
  at: 'exporting',
  needsSignIn: false,
  from: 0,
  email: 'ana@example.com',
} as const;
export const MergeAsks: Story = {
  ...shown('sign-in', { ...merge, status: 'confirm' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Move your data to this account?')).toBeVisible();
  },
};
export const Merging = shown('sign-in', { ...merge, status: 'importing' });
export const MergeStopped = shown('sign-in', { ...merge, status: 'stopped' });
export const MergeFailed = shown('sign-in', {
  ...merge,
  status: 'stopped',
  error: new AppError('network/failed'),
});
export const MergeNeedsSignIn = shown(
  'sign-in',
  { ...merge, status: 'stopped', needsSignIn: true, error: wrong },
  {
    status: 'anonymous',
    user: { ...ANA, isAnonymous: true },
    rev: 1,
    confirmed: true,
    requiredActions: [],
  },
);

const reset = { type: 'reset', id: 1, email: 'ana@example.com', resendAt: 0 } as const;
export const Reset = shown('reset', { ...reset, status: 'edit' });
export const ResetSent = shown('reset', { ...reset, status: 'sent' });

const action = { type: 'action', id: 1, email: 'ana@example.com' } as const;
export const ActionChecking = shown('action', { ...action, mode: undefined, status: 'checking' });
export const ActionNewPassword = shown('action', {
  ...action,
  mode: 'resetPassword',
  status: 'edit',
});
export const ActionSpent = shown('action', { ...action, mode: undefined, status: 'spent' });
export const ActionVerified = shown('action', { ...action, mode: 'verifyEmail', status: 'done' });
export const ActionRecovered = shown('action', { ...action, mode: 'recoverEmail', status: 'done' });
export const ActionEmailChanged = shown('action', {
  ...action,
  mode: 'verifyAndChangeEmail',
  status: 'done',
});
export const ActionSecondFactorRemoved = shown('action', {
  ...action,
  mode: 'revertSecondFactorAddition',
  status: 'done',
});
export const ActionPasswordChanged = shown('action', {
  ...action,
  mode: 'resetPassword',
  status: 'done',
});
export const ActionFailed = shown('action', {
  ...action,
  mode: 'verifyEmail',
  status: 'failed',
  error: new AppError('network/failed'),
});
