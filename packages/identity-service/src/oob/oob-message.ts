import { LIFETIMES, type OobCode, type OobType } from '../codes/oob-code.ts';
import type { OutgoingMessage } from '../message/outgoing-message.ts';

interface Wording {
  readonly subject: (appName: string) => string;
  readonly before: (code: OobCode, appName: string) => string;
  readonly after: string;
}

const NOT_REQUESTED = 'If you didn’t request this, you can ignore this email.';
const WAS_YOU = 'If this was you, you can ignore this email.';

const WORDINGS: Readonly<Record<OobType, Wording>> = {
  PASSWORD_RESET: {
    subject: (appName) => `Reset your ${appName} password`,
    before: ({ email }, appName) => `Reset the password of your ${appName} account, ${email}:`,
    after: NOT_REQUESTED,
  },
  VERIFY_EMAIL: {
    subject: (appName) => `Verify your email for ${appName}`,
    before: ({ email }, appName) => `Verify your email address, ${email}, for ${appName}:`,
    after: NOT_REQUESTED,
  },
  EMAIL_SIGNIN: {
    subject: (appName) => `Your ${appName} sign-in link`,
    before: ({ email }, appName) => `Sign in to ${appName} as ${email}:`,
    after: NOT_REQUESTED,
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: (appName) => `Confirm your new email for ${appName}`,
    before: ({ newEmail }, appName) =>
      `Confirm the new email address of your ${appName} account, ${newEmail}:`,
    after: NOT_REQUESTED,
  },
  RECOVER_EMAIL: {
    subject: (appName) => `Your ${appName} email was changed`,
    before: ({ newEmail }, appName) =>
      `The email address of your ${appName} account was changed to ${newEmail}. If this wasn’t you, undo the change:`,
    after: WAS_YOU,
  },
  REVERT_SECOND_FACTOR_ADDITION: {
    subject: (appName) => `Two-step verification was turned on for ${appName}`,
    before: (_code, appName) =>
      `Two-step verification was turned on for your ${appName} account. If this wasn’t you, turn it off:`,
    after: WAS_YOU,
  },
};

/** Creates the email for a code; `appName` is what users call the app. */
export function oobMessage(code: OobCode, appName: string): OutgoingMessage {
  const { subject, before, after } = WORDINGS[code.type];
  return {
    kind: 'email',
    to: code.newEmail !== undefined && code.type !== 'RECOVER_EMAIL' ? code.newEmail : code.email,
    subject: subject(appName),
    text: `Hello,\n\n${before(code, appName)}\n\n${code.link}\n\nThis link expires in ${lifetimeText(code.type)}. ${after}\n\n${appName}\n`,
    link: code.link,
    purpose: code.type,
    expiresAt: code.expiresAt,
  };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function lifetimeText(type: OobType): string {
  const lifetime = LIFETIMES[type];
  return lifetime % DAY === 0 ? countOf(lifetime / DAY, 'day') : countOf(lifetime / HOUR, 'hour');
}

function countOf(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}
