import type { Flow } from '@quits/auth';
import { AppError } from '@quits/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense } from 'react';
import { ANA, AuthStory } from '../../stories/auth-story.tsx';
import { EmailPart } from './email-part.tsx';
import { ExportView } from './export-view.tsx';
import { FactorsPart } from './factors-part.tsx';
import { LeaveCard } from './leave-card.tsx';
import { PasswordPart } from './password-part.tsx';
import { PhotoView } from './photo-view.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

interface Args {
  readonly part: ReactNode;
  readonly flow: Flow;
}

const meta: Meta<Args> = {
  title: 'App/Account parts',
  render: ({ part, flow }) => (
    <Suspense>
      <AuthStory
        state={{ session: { s: 'signedIn', user, rev: 1, confirmed: true, tasks: [] }, flow }}
      >
        {part}
      </AuthStory>
    </Suspense>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const user = { ...ANA, emailVerified: true };
const idle: Flow = { kind: 'idle', id: 1 };
const offline = new AppError('network/offline');

function shown(part: ReactNode, flow: Flow = idle): Story {
  return { args: { part, flow } };
}

const ignore = () => undefined;
const photo = { name: 'Ana', url: undefined, onChange: ignore, onRemove: ignore } as const;
export const PhotoNone = shown(<PhotoView {...photo} state={{ step: 'ready' }} />);
export const PhotoSending = shown(<PhotoView {...photo} state={{ step: 'sending' }} />);
export const PhotoRefused = shown(
  <PhotoView {...photo} state={{ step: 'failed', error: new AppError('upload/wrong-type') }} />,
);
export const PhotoOffline = shown(
  <PhotoView {...photo} state={{ step: 'failed', error: offline }} />,
);

const email = <EmailPart user={user} />;
const mail = { kind: 'changeEmail', id: 1, email: 'new@example.com', resendAt: 0 } as const;
export const EmailSending = shown(email, { ...mail, step: 'sending' });
export const EmailSent = shown(email, { ...mail, step: 'sent' });
export const EmailTaken = shown(email, {
  ...mail,
  step: 'edit',
  error: new AppError('auth/email-already-in-use'),
});

const password = <PasswordPart user={user} />;
export const PasswordSaving = shown(password, {
  kind: 'changePassword',
  id: 1,
  step: 'submitting',
});
export const PasswordChanged = shown(password, { kind: 'changePassword', id: 1, step: 'done' });
export const PasswordWeak = shown(password, {
  kind: 'changePassword',
  id: 1,
  step: 'edit',
  error: new AppError('auth/weak-password'),
});

const factors = <FactorsPart user={user} />;
const sms = { kind: 'enrolSms', id: 1, secret: undefined, phoneNumber: '+15555550101' } as const;
export const FactorNeedsEmail = shown(factors, {
  kind: 'enrolTotp',
  id: 1,
  step: 'needsVerifiedEmail',
  secret: undefined,
  phoneNumber: '',
  resendAt: 0,
});
export const FactorPhone = shown(factors, { ...sms, step: 'edit', resendAt: 0 });
export const FactorPhoneCode = shown(factors, { ...sms, step: 'code', resendAt: 0 });
export const FactorCodeWrong = shown(factors, {
  ...sms,
  step: 'code',
  resendAt: 0,
  error: new AppError('auth/invalid-verification-code'),
});
export const FactorAdded = shown(factors, { ...sms, step: 'done', resendAt: 0 });

const sessions = <SessionsPart user={user} />;
export const Sessions = shown(sessions);
export const SessionsEnding = shown(sessions, { kind: 'signOutOthers', id: 1, step: 'submitting' });
export const SessionsWrongPassword = shown(sessions, {
  kind: 'signOutOthers',
  id: 1,
  step: 'edit',
  error: new AppError('auth/wrong-password'),
});
export const SessionsEnded = shown(sessions, { kind: 'signOutOthers', id: 1, step: 'done' });

export const Consent = shown(<PrivacyPart />);
export const Exporting = shown(
  <ExportView state={{ step: 'collecting', group: 'Rail', done: 0.4 }} onCollect={ignore} />,
);
export const ExportFailed = shown(
  <ExportView state={{ step: 'failed', error: offline }} onCollect={ignore} />,
);
export const ExportLacksFiles = shown(
  <ExportView
    state={{ step: 'ready', missing: { count: 2, error: { code: 'storage/object-not-found' } } }}
    onCollect={ignore}
  />,
);
export const Leaving = shown(<LeaveCard />);
