import type { AuthState, Flow, Session } from '@quits/auth';
import { AppError } from '@quits/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { ANA, AuthStory } from '../../stories/auth-story.tsx';
import { ActionScreen } from './action-screen.tsx';
import { EntryScreen } from './entry-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

interface Args {
  readonly screen: 'sign-in' | 'sign-up' | 'reset' | 'action';
  readonly state: Partial<AuthState>;
}

const SCREENS = {
  'sign-in': <EntryScreen purpose="sign-in" />,
  'sign-up': <EntryScreen purpose="sign-up" />,
  reset: <ResetPasswordScreen />,
  action: <ActionScreen />,
};

const meta: Meta<Args> = {
  title: 'App/Sign-in',
  parameters: { frame: 'page' },
  render: ({ screen, state }) => (
    <Suspense>
      <AuthStory state={state} path="/auth/action?mode=verifyEmail&oobCode=code">
        {SCREENS[screen]}
      </AuthStory>
    </Suspense>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const OUT: Session = { s: 'signedOut', reason: 'initial' };
const wrong = new AppError('auth/wrong-password');

function shown(screen: Args['screen'], flow: Flow, session: Session = OUT): Story {
  return { args: { screen, state: { session, flow } } };
}

const idle: Flow = { kind: 'idle', id: 1 };
const FAR = 4_102_444_800_000;

export const SignIn = shown('sign-in', idle);
export const SignInBusy = shown('sign-in', {
  kind: 'signIn',
  id: 1,
  step: 'submitting',
  email: '',
});
export const SignInWrong = shown('sign-in', {
  kind: 'signIn',
  id: 1,
  step: 'edit',
  email: 'ana@example.com',
  error: wrong,
});
export const SessionExpired = shown('sign-in', idle, { s: 'signedOut', reason: 'expired' });
export const LostAtStart = shown('sign-in', idle, {
  s: 'signedOut',
  reason: 'lostAtStart',
  last: ANA,
});
export const SignUp = shown('sign-up', {
  kind: 'signUp',
  id: 1,
  step: 'edit',
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
  s: 'anonymous',
  user: { ...ANA, isAnonymous: true, email: null, methods: [] },
  rev: 1,
  confirmed: true,
  tasks: [],
});

const popup = {
  kind: 'oauth',
  id: 1,
  purpose: 'signIn',
  providerId: 'google.com',
  canRedirect: true,
} as const;
export const PopupOpen = shown('sign-in', { ...popup, step: 'popupOpen' });
export const PopupGrace = shown('sign-in', { ...popup, step: 'popupGrace' });
export const PopupBlocked = shown('sign-in', { ...popup, step: 'blocked' });
export const ProviderUnavailable = shown('sign-in', { ...popup, step: 'unavailable' });
export const RedirectLost = shown('sign-in', { ...popup, step: 'lost' });

const link = {
  kind: 'emailLink',
  id: 1,
  purpose: 'signIn',
  email: 'ana@example.com',
  resendAt: 0,
} as const;
export const LinkForm = shown('sign-in', { ...link, step: 'edit' });
export const LinkSending = shown('sign-in', { ...link, step: 'sending' });
export const LinkSent = shown('sign-in', { ...link, step: 'sent' });
export const LinkOnOtherDevice = shown('sign-in', { ...link, email: '', step: 'needsEmail' });
export const LinkCompleting = shown('sign-in', { ...link, step: 'completing' });
export const LinkSpent = shown('sign-in', { ...link, step: 'spent' });
export const LinkWhileGuest = shown(
  'sign-in',
  { ...link, step: 'wrongSession' },
  {
    s: 'anonymous',
    user: { ...ANA, isAnonymous: true, email: null },
    rev: 1,
    confirmed: true,
    tasks: [],
  },
);

const app = { uid: '1', kind: 'totp', name: 'Phone', phoneNumber: null } as const;
const sms = { uid: '2', kind: 'phone', name: null, phoneNumber: '+•• ••• ••34' } as const;
const factor = {
  kind: 'secondFactor',
  id: 1,
  factors: [app, sms],
  first: idle,
  resendAt: FAR,
} as const;
export const ChooseFactor = shown('sign-in', { ...factor, step: 'choose', factor: undefined });
export const FactorByApp = shown('sign-in', { ...factor, step: 'code', factor: app });
export const FactorBySms = shown('sign-in', { ...factor, resendAt: 0, step: 'code', factor: sms });
export const FactorWrong = shown('sign-in', {
  ...factor,
  step: 'code',
  factor: app,
  error: new AppError('auth/invalid-verification-code'),
});
export const FactorSending = shown('sign-in', { ...factor, step: 'sending', factor: sms });

const conflict = {
  kind: 'conflict',
  id: 1,
  from: 0,
  providerId: 'google.com',
  email: 'ana@example.com',
} as const;
export const Conflict = shown('sign-in', { ...conflict, step: 'chooseMethod' });
export const ConflictLinking = shown('sign-in', { ...conflict, step: 'linking' });
export const ConflictLinkFailed = shown('sign-in', { ...conflict, step: 'linkFailed' });

const merge = {
  kind: 'merge',
  id: 1,
  items: 3,
  guestUid: 'guest',
  at: 'exporting',
  needsSignIn: false,
  from: 0,
  email: 'ana@example.com',
} as const;
export const MergeAsks = shown('sign-in', { ...merge, step: 'confirm' });
export const Merging = shown('sign-in', { ...merge, step: 'importing' });
export const MergeStopped = shown('sign-in', { ...merge, step: 'stopped' });
export const MergeFailed = shown('sign-in', {
  ...merge,
  step: 'stopped',
  error: new AppError('network/failed'),
});
export const MergeNeedsSignIn = shown(
  'sign-in',
  { ...merge, step: 'stopped', needsSignIn: true, error: wrong },
  { s: 'anonymous', user: { ...ANA, isAnonymous: true }, rev: 1, confirmed: true, tasks: [] },
);

const reset = { kind: 'reset', id: 1, email: 'ana@example.com', resendAt: 0 } as const;
export const Reset = shown('reset', { ...reset, step: 'edit' });
export const ResetSent = shown('reset', { ...reset, step: 'sent' });

const action = { kind: 'action', id: 1, email: 'ana@example.com' } as const;
export const ActionChecking = shown('action', { ...action, mode: undefined, step: 'checking' });
export const ActionNewPassword = shown('action', {
  ...action,
  mode: 'resetPassword',
  step: 'edit',
});
export const ActionSpent = shown('action', { ...action, mode: undefined, step: 'spent' });
export const ActionVerified = shown('action', { ...action, mode: 'verifyEmail', step: 'done' });
export const ActionRecovered = shown('action', { ...action, mode: 'recoverEmail', step: 'done' });
export const ActionEmailChanged = shown('action', {
  ...action,
  mode: 'verifyAndChangeEmail',
  step: 'done',
});
export const ActionSecondFactorRemoved = shown('action', {
  ...action,
  mode: 'revertSecondFactorAddition',
  step: 'done',
});
export const ActionPasswordChanged = shown('action', {
  ...action,
  mode: 'resetPassword',
  step: 'done',
});
export const ActionFailed = shown('action', {
  ...action,
  mode: 'verifyEmail',
  step: 'failed',
  error: new AppError('network/failed'),
});
