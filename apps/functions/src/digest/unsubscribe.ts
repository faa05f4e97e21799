import { timingSafeEqual } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { digestSchema } from '@quits/product/notifications/schema.ts';
import { readDocument } from '../documents/read-document.ts';
import { textsIn } from '../texts/texts-in.ts';
import { escapeHtml } from './escape-html.ts';
import { htmlPage } from './html-page.ts';
import { appAddress } from './mail-settings.ts';

/** The form may redirect to the app, if the link has become invalid. */
const policy = () =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${appAddress()}; frame-ancestors 'none'; base-uri 'none'`;

const firestore = getFirestore(initializeApp(undefined, 'unsubscribe'));

/**
 * Turns off an account's summaries by the link in an email: POST at once, as mail programs do (RFC 8058); GET only shows a button, because
 * scanners follow links. An invalid link, such as one from before the summaries were turned off and on again, redirects to the account page,
 * which shows the choice.
 */
export const unsubscribe = onRequest({ invoker: 'public' }, async (request, response) => {
  const { uid, token } = request.query;
  const isValid = typeof uid === 'string' && /^[^/]{1,128}$/.test(uid) && typeof token === 'string';
  const ref = isValid ? firestore.doc(`users/${uid}/notifications/digest`) : undefined;
  const digest = ref && readDocument(digestSchema, await ref.get())?.data;
  const isKnown = isValid && digest?.token !== undefined && isSame(digest.token, token);
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
  if (ref === undefined || digest === undefined || !isKnown) {
    // The same for every account, with or without summaries.
    response.redirect(303, `${appAddress()}/account`);
    return;
  }
  const texts = await textsIn(digest.locale);
  const { t } = texts.store.getState();
  if (isPost) await ref.delete();
  const stop = escapeHtml(t('notifications:unsubscribe'));
  const body = isPost
    ? `<p role="status">${escapeHtml(t('notifications:unsubscribed'))}</p>`
    : `<p>${escapeHtml(t('notifications:digestReason'))}</p><form method="post"><button style="font:inherit;padding:8px 16px">${stop}</button></form>`;
  response
    .status(200)
    .type('html')
    .send(htmlPage(texts, t('notifications:digest'), body));
});

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
