import { escapeHtml, type HttpReply, page } from '@quits/service-base';
import type { AppRequest } from './app-request.ts';
import type { FailureReason } from './provider-failure.ts';

/** Result that the page takes to the app. */
export interface AppResult {
  /** Value that the app sends along with the result. */
  readonly sessionId: string | null;
  /** The result, or an error code of the SDK. */
  readonly outcome: { readonly urlResponse: string } | { readonly code: string };
}

const CODES: Readonly<Record<FailureReason, string>> = {
  audience: 'auth/invalid-credential',
  code: 'auth/invalid-credential',
  denied: 'auth/user-cancelled',
  expired: 'auth/invalid-credential',
  issuer: 'auth/invalid-credential',
  nonce: 'auth/missing-or-invalid-nonce',
  registration: 'auth/invalid-oauth-client-id',
  response: 'auth/invalid-credential',
  signature: 'auth/invalid-credential',
  state: 'auth/invalid-auth-event',
  unreachable: 'auth/timeout',
};

/** Returns the SDK's error code for a failed sign-in. */
export function sdkCodeOf(reason: FailureReason): string {
  return CODES[reason];
}

/** Page of a popup or a redirect that takes the result to the app, which closes it. */
export function resultPage(
  request: AppRequest,
  { sessionId, outcome }: AppResult,
  cookies: readonly string[],
): HttpReply {
  const isDone = 'urlResponse' in outcome;
  const { authType, eventId, apiKey, appName, redirectUrl } = request;
  const authEvent = {
    type: authType,
    eventId,
    sessionId,
    postBody: null,
    tenantId: null,
    urlResponse: isDone ? outcome.urlResponse : null,
    error: isDone ? null : { code: outcome.code, message: outcome.code },
  };
  const reply = page({
    title: isDone ? 'Signed in' : 'Sign-in failed',
    scripts: ['auth-result.js'],
    data: { key: `firebase:redirectEvent:${apiKey}:${appName}`, redirectUrl, authEvent },
    body: isDone
      ? '<main class="narrow"><h1>Done</h1><p>You can close this window.</p></main>'
      : '<main class="narrow"><h1>That didn’t work</h1><p>Go back to the app, and try again or choose another sign-in method.</p></main>',
  });
  return { ...reply, headers: { ...reply.headers, 'Set-Cookie': cookies } };
}

/** Page of a sign-in that no app waits for. */
export function endPage(text: string, isLink: boolean): HttpReply {
  return page({
    title: 'Sign-in not possible',
    status: 400,
    body: `<main class="narrow"><h1>Not possible</h1><p>${escapeHtml(text)}</p>${isLink ? '<div class="row"><a class="button" href="/">Go to the app</a></div>' : ''}</main>`,
  });
}

/**
 * Page that sends a form again, from our own origin: browsers send our cookies along with a form of another site only
 * if the site may use them for anything.
 */
export function againPage(path: string, fields: URLSearchParams): HttpReply {
  const inputs = [...fields].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page({
    title: 'Signing in',
    scripts: ['auth-again.js'],
    body: `<main class="narrow"><h1>Signing in</h1>
<form id="form" method="post" action="${escapeHtml(path)}">
${inputs.join('\n')}
<div class="row"><button class="primary">Continue</button></div>
</form></main>`,
  });
}
