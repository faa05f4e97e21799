import type { AuthFlow } from '@quits/auth';
import { AppError } from '@quits/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense } from 'react';
import { expect } from 'storybook/test';
import { ANA, AuthUiStory } from '../testing/auth-ui-story.tsx';
import { EmailPart } from './email-part.tsx';
import { FactorsPart } from './factors-part.tsx';
import { LeaveCard } from './leave-card.tsx';
import { PasswordPart } from './password-part.tsx';
import { PhotoView } from './photo-view.tsx';
import { SessionsPart } from './sessions-part.tsx';

interface Args {
  readonly part: ReactNode;
  readonly flow: AuthFlow;
}

const meta: Meta<Args> = {
  title: 'Auth UI/Account',
  render: ({ part, flow }) => (
    <Suspense>
      <AuthUiStory
        state={{
          session: { status: 'signedIn', user, rev: 1, confirmed: true, requiredActions: [] },
          flow,
        }}
      >
        {part}
      </AuthUiStory>
    </Suspense>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const user = { ...ANA, emailVerified: true };
const idle: AuthFlow = { type: 'idle', id: 1 };
const offline = new AppError('network/offline');

function shown(part: ReactNode, flow: AuthFlow = idle): Story {
  return { args: { part, flow } };
}

const ignore = () => undefined;
const photo = { name: 'Ana', url: undefined, onChange: ignore, onRemove: ignore } as const;
export const PhotoNone = shown(<PhotoView {...photo} state={{ status: 'ready' }} />);
export const PhotoSending = shown(<PhotoView {...photo} state={{ status: 'sending' }} />);
export const PhotoRefused = shown(
  <PhotoView {...photo} state={{ status: 'failed', error: new AppError('upload/wrong-type') }} />,
);
export const PhotoOffline = shown(
  <PhotoView {...photo} state={{ status: 'failed', error: offline }} />,
);

const email = <EmailPart user={user} />;
const mail = { type: 'changeEmail', id: 1, email: 'new@example.com', resendAt: 0 } as const;
export const EmailSending = shown(email, { ...mail, status: 'sending' });
export const EmailSent = shown(email, { ...mail, status: 'sent' });
export const EmailTaken = shown(email, {
  ...mail,
  status: 'edit',
  error: new AppError('auth/email-already-in-use'),
});

const password = <PasswordPart user={user} />;
export const PasswordSaving = shown(password, {
  type: 'changePassword',
  id: 1,
  status: 'submitting',
});
export const PasswordChanged = shown(password, { type: 'changePassword', id: 1, status: 'done' });
export const PasswordWeak = shown(password, {
  type: 'changePassword',
  id: 1,
  status: 'edit',
  error: new AppError('auth/weak-password'),
});

const factors = <FactorsPart user={user} />;
const sms = { type: 'enrollSms', id: 1, secret: undefined, phoneNumber: '+15555550101' } as const;
export const FactorNeedsEmail = shown(factors, {
  type: 'enrollTotp',
  id: 1,
  status: 'needsVerifiedEmail',
  secret: undefined,
  phoneNumber: '',
  resendAt: 0,
});
export const FactorPhone = shown(factors, { ...sms, status: 'edit', resendAt: 0 });
export const FactorPhoneCode = shown(factors, { ...sms, status: 'code', resendAt: 0 });
export const FactorCodeWrong = shown(factors, {
  ...sms,
  status: 'code',
  resendAt: 0,
  error: new AppError('auth/invalid-verification-code'),
});
export const FactorAdded = shown(factors, { ...sms, status: 'done', resendAt: 0 });
const app = { uid: '1', type: 'totp', name: null, phoneNumber: null } as const;
/** A factor that was added elsewhere may have no name: it is called what it is. */
export const FactorWithoutName: Story = {
  ...shown(<FactorsPart user={{ ...user, factors: [app] }} />),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Remove Authenticator app' });
    await expect(button).toBeVisible();
  },
};

const sessions = <SessionsPart user={user} />;
export const Sessions = shown(sessions);
export const SessionsEnding = shown(sessions, {
  type: 'signOutOthers',
  id: 1,
  status: 'submitting',
});
export const SessionsWrongPassword = shown(sessions, {
  type: 'signOutOthers',
  id: 1,
  status: 'edit',
  error: new AppError('auth/wrong-password'),
});
export const SessionsEnded = shown(sessions, { type: 'signOutOthers', id: 1, status: 'done' });

export const Leaving = shown(<LeaveCard />);
