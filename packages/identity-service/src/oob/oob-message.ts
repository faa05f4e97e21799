import type { OutgoingMessage } from '../message/outgoing-message.ts';
import type { OobCode, OobType } from '../codes/oob-code.ts';

interface Wording {
  readonly subject: string;
  readonly before: (code: OobCode) => string;
  readonly after: string;
}

const WORDINGS: Readonly<Record<OobType, Wording>> = {
  PASSWORD_RESET: {
    subject: 'Reset your password',
    before: ({ email }) => `Follow this link to choose a new password for ${email}:`,
    after: 'If you did not ask for it, you can ignore this e-mail.',
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your e-mail address',
    before: ({ email }) => `Follow this link to confirm that ${email} is yours:`,
    after: 'If you did not ask for it, you can ignore this e-mail.',
  },
  EMAIL_SIGNIN: {
    subject: 'Your sign-in link',
    before: ({ email }) => `Follow this link to sign in as ${email}:`,
    after: 'If you did not ask for it, you can ignore this e-mail.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address',
    before: ({ newEmail }) => `Follow this link to sign in as ${newEmail} from now on:`,
    after: 'If you did not ask for it, you can ignore this e-mail.',
  },
  RECOVER_EMAIL: {
    subject: 'Your e-mail address was changed',
    before: ({ newEmail }) =>
      `Your account now has the address ${newEmail}. If that was not you, follow this link to undo it:`,
    after: 'If it was you, you can ignore this e-mail.',
  },
  REVERT_SECOND_FACTOR_ADDITION: {
    subject: 'A second step was added to your sign-in',
    before: () =>
      'Your account has a new second step. If that was not you, follow this link to remove it:',
    after: 'If it was you, you can ignore this e-mail.',
  },
};

/** Creates the email for a code. */
export function oobMessage(code: OobCode): OutgoingMessage {
  const { subject, before, after } = WORDINGS[code.type];
  return {
    kind: 'email',
    to: code.newEmail !== undefined && code.type !== 'RECOVER_EMAIL' ? code.newEmail : code.email,
    subject,
    text: `Hello,\n\n${before(code)}\n\n${code.link}\n\n${after}\n`,
    link: code.link,
  };
}
