import { PAGES } from '../pages.ts';
import { absent, differs, same, stricter, testsOf, unverified, type Section } from '../row.ts';

const identity = (name: string) => testsOf(`packages/local-backend/tests/identity/${name}.test.ts`);
const accounts = identity('accounts');
const quotas = identity('quotas');
const codes = identity('email-codes');
const links = identity('action-codes');
const errors = identity('error-codes');
const enumeration = identity('enumeration');
const { authLimits, password, anonymous, emailLink, manageUsers, authRest } = PAGES;

/** Sign-in and its protection. */
export const identityRows: Section = {
  title: 'Identity: signing in',
  rows: [
    same(
      'auth.sign-ups',
      authLimits,
      '100 new accounts an hour from one address',
      quotas('makes 100 accounts an hour for one address'),
      'Holds with `--quotas production`',
    ),
    differs(
      'auth.sign-ups.otherwise',
      authLimits,
      'The same, always',
      'Without `--quotas production` counted and shown, not held',
      quotas('counts, shows and lets through'),
    ),
    stricter(
      'auth.messages',
      authLimits,
      'No number for one recipient is published',
      'Ten messages to one recipient, then it waits; holds with `--quotas production` and with a mail server',
      quotas('sends ten messages to %s, and then makes it wait'),
    ),
    absent(
      'auth.messages.daily',
      authLimits,
      'E-mails a day of the project: 1,000 verifications, 150 resets, 5 sign-in links without billing',
      'Not counted by the day',
    ),
    absent(
      'auth.sms.daily',
      authLimits,
      'SMS a day of the project, and by region',
      'Not counted by the day',
    ),
    absent('auth.deletion-rate', authLimits, '10 accounts are deleted a second', 'No limit'),
    absent('auth.anonymous-accounts', authLimits, '100 million anonymous accounts', 'Not counted'),
    absent(
      'auth.token-exchange-rate',
      authLimits,
      'Token exchanges and sign-ins a minute',
      'Only wrong guesses are slowed',
    ),
    same(
      'auth.password.sign-up',
      password,
      'A password makes an account, and signs in again',
      accounts('signs up, signs in again and keeps the account'),
    ),
    same(
      'auth.password.shortest',
      PAGES.passwordPolicy,
      'A password has 6 characters',
      accounts('refuses a sign-up with %s', "'12345'"),
    ),
    same(
      'auth.password.policy',
      PAGES.passwordPolicy,
      'A policy of the project holds for new passwords',
      identity('admin')('sets the password policy, which then holds'),
    ),
    same(
      'auth.password.taken',
      authRest,
      'An address has one account: `EMAIL_EXISTS`',
      errors('gets %s from %s', 'EMAIL_EXISTS'),
    ),
    same(
      'auth.password.guessing',
      authRest,
      'Too many wrong passwords: `TOO_MANY_ATTEMPTS_TRY_LATER`',
      accounts('slows guessing down and lets the owner in after the wait'),
    ),
    unverified(
      'auth.password.guesses',
      authRest,
      'After how many guesses is not published',
      'Five, then 1, 2, 4 … seconds',
      testsOf('packages/identity-service/src/limits/auth-rate-limiter.test.ts')(
        'doubles the wait with each guess beyond the free ones',
      ),
    ),
    same(
      'identity.unknown-address',
      PAGES.enumeration,
      'A wrong password and an unknown address answer alike',
      accounts('refuses a wrong password and an unknown address alike'),
    ),
    same(
      'auth.enumeration.reset',
      PAGES.enumeration,
      'A reset does not tell who has an account',
      codes('does not tell by a reset which addresses have an account'),
    ),
    same(
      'auth.enumeration.methods',
      PAGES.enumeration,
      'The ways in of an address are not told',
      enumeration('tells the ways in %s'),
    ),
    same(
      'auth.enumeration.off',
      PAGES.enumeration,
      'Without the protection codes differ',
      enumeration('%s of %j is answered'),
    ),
    same(
      'auth.enumeration.change',
      PAGES.enumeration,
      'With it an address changes only after the new one is confirmed',
      errors('changes an address only by confirming the new one'),
    ),
    same(
      'auth.anonymous',
      anonymous,
      'A guest keeps the uid when securing the account',
      accounts('makes an anonymous account and secures it later under the same uid'),
    ),
    same(
      'auth.link.sign-in',
      emailLink,
      'A link signs in once',
      codes('signs in by an e-mailed link, once'),
    ),
    same(
      'auth.link.address',
      emailLink,
      'It needs the address that it went to',
      codes('refuses a sign-in link with another address, and keeps it for the right one'),
    ),
    same(
      'auth.link.guest',
      emailLink,
      'A guest is secured by a link',
      codes('secures an anonymous account by an e-mailed link'),
    ),
    unverified(
      'auth.link.lifetime',
      emailLink,
      'How long links work is not published',
      'Resets an hour, sign-in six hours, confirmations three days',
      links('says when it is too old'),
    ),
    same(
      'auth.link.domains',
      emailLink,
      'Links return to authorized domains only',
      codes('does not send links to foreign sites'),
    ),
    same(
      'auth.verify-email',
      manageUsers,
      'An address is confirmed by a link',
      codes('confirms an address'),
    ),
    same(
      'auth.reset',
      manageUsers,
      'A reset ends the sessions that were open',
      codes('resets a password and ends the sessions that were open'),
    ),
    same(
      'auth.change-email',
      manageUsers,
      'An address changes by a link, and the old one can undo it',
      codes('changes an address once the new one is confirmed, and lets the old one undo it'),
    ),
    same(
      'auth.action-code.info',
      PAGES.actionHandler,
      'A code tells what it is for without being used up',
      links('tells what it is for, and is not used up by that'),
    ),
    same(
      'auth.recent',
      manageUsers,
      'A new password needs a recent sign-in',
      accounts('changes the password only shortly after a sign-in and ends the other sessions'),
    ),
    unverified(
      'auth.recent.minutes',
      manageUsers,
      'How recent is not published',
      'Five minutes',
      accounts('changes the password only shortly after a sign-in and ends the other sessions'),
    ),
    same(
      'auth.profile',
      manageUsers,
      'A name and a picture can be set and removed',
      accounts('changes the profile and removes parts of it'),
    ),
    same(
      'auth.delete',
      manageUsers,
      'A deleted account ends its sessions',
      accounts('deletes the account and its sessions'),
    ),
  ],
};
