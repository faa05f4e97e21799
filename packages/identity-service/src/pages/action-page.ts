import { escapeHtml, type HttpCall, type HttpReply, page } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkContinueUrl } from '../oob/check-continue-url.ts';
import type { OobCode } from '../codes/oob-code.ts';
import { scopeOfClient } from '../http/scope-of-call.ts';

const QUESTIONS: Readonly<Record<OobCode['type'], { title: string; button: string }>> = {
  EMAIL_SIGNIN: { title: 'Sign in', button: 'Sign in' },
  PASSWORD_RESET: { title: 'Choose a new password', button: 'Save' },
  RECOVER_EMAIL: { title: 'Go back to this address?', button: 'Go back' },
  REVERT_SECOND_FACTOR_ADDITION: { title: 'Remove the new second step?', button: 'Remove' },
  VERIFY_AND_CHANGE_EMAIL: { title: 'Sign in with this address from now on?', button: 'Confirm' },
  VERIFY_EMAIL: { title: 'Is this address yours?', button: 'Confirm' },
};

/**
 * Default page for emailed links, if the app has none. Opening it changes nothing, because mail
 * programs prefetch links; only its button does.
 */
export function actionPage(project: IdentityContext, call: HttpCall): HttpReply {
  const query = call.url.searchParams;
  const tenantId = query.get('tenantId') ?? undefined;
  try {
    const context = scopeOfClient(project, tenantId);
    const code = context.oobCodes.require(query.get('oobCode') ?? '');
    const continueUrl = query.get('continueUrl');
    if (continueUrl !== null) checkContinueUrl(context, continueUrl);
    if (code.type === 'EMAIL_SIGNIN' && continueUrl !== null) {
      return { status: 303, headers: { Location: withQuery(continueUrl, query) } };
    }
    return question(code, { continueUrl, tenantId });
  } catch (error) {
    if (error instanceof IdentityError) return problem(error.code);
    throw error;
  }
}

/** Adds the parameters to the app's URL, as the service does. */
function withQuery(continueUrl: string, query: URLSearchParams): string {
  const url = new URL(continueUrl);
  for (const name of ['apiKey', 'oobCode', 'mode', 'lang', 'tenantId']) {
    const value = query.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Data of the page's script: where to continue, and the tenant. */
interface Onward {
  readonly continueUrl: string | null;
  readonly tenantId: string | undefined;
}

function question(code: OobCode, onward: Onward): HttpReply {
  const { title, button } = QUESTIONS[code.type];
  const isReset = code.type === 'PASSWORD_RESET';
  return page({
    title,
    scripts: ['auth-action.js'],
    data: { oobCode: code.code, isReset, ...onward },
    body: `<main class="narrow">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(code.newEmail ?? code.email)}</p>
<form id="form">
${isReset ? '<label for="password">New password</label><input id="password" type="password" required autocomplete="new-password">' : ''}
<div class="row"><button class="primary">${escapeHtml(button)}</button></div>
</form>
<p id="outcome" role="status"></p>
</main>`,
  });
}

function problem(code: string): HttpReply {
  const text =
    code === 'EXPIRED_OOB_CODE'
      ? 'This link is too old. Ask for a new one.'
      : 'This link was used already or is incomplete. Ask for a new one.';
  return page({
    title: 'This link does not work',
    status: 400,
    body: `<main class="narrow"><h1>This link does not work</h1><p>${text}</p></main>`,
  });
}
