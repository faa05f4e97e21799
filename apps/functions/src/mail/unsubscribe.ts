import { timingSafeEqual } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { textsIn } from '../texts/texts-in.ts';
import { appAddress } from './mail-settings.ts';
import { readChoice } from './read-choice.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/** The form may redirect to the app, if the link has become invalid. */
const policy = () =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${appAddress()}; frame-ancestors 'none'; base-uri 'none'`;

const firestore = getFirestore(initializeApp(undefined, 'unsubscribe'));

/**
 * Turns off an account's summaries or reminders by the link in an email: POST at once, as mail programs do (RFC 8058); GET only shows a
 * button, because scanners follow links. An invalid link, such as one from before the summaries were turned off and on again, redirects to
 * the account page, which shows the choice.
 */
export const unsubscribe = onRequest({ invoker: 'public' }, async (request, response) => {
  const { uid, token, of } = request.query;
  const isValid = typeof uid === 'string' && /^[^/]{1,128}$/.test(uid) && typeof token === 'string';
  const choice = isValid
    ? await readChoice(firestore, uid, of === 'reminders' ? 'reminders' : 'summaries')
    : undefined;
  const isKnown = isValid && choice !== undefined && isSame(choice.token, token);
  response.set({
    'Content-Security-Policy': policy(),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD, POST').end();
    return;
  }
  if (choice === undefined || !isKnown) {
    // The same for every account, with or without emails.
    response.redirect(303, `${appAddress()}/account`);
    return;
  }
  const texts = await textsIn(choice.language);
  if (isPost) await choice.end();
  const page = { kind: choice.kind, isDone: isPost, app: appAddress() };
  response.status(200).type('html').send(unsubscribePage(texts, page));
});

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
