import { header, type HttpCall, HttpError, type HttpReply, json } from '@quits/service-base';
import { updateAccount } from '../account/update-account.ts';
import { identityCall } from '../http/answer.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkContinueUrl } from '../oob/check-continue-url.ts';
import { resetPassword } from '../oob/reset-password.ts';
import { scopeOfClient } from '../http/scope-of-call.ts';
import { actionPage } from './action-page.ts';

/**
 * Applies an emailed link like the official emulator: opening it is enough. Test tools rely on
 * that, so it is enabled only if they are allowed.
 */
export async function emulatorAction(context: IdentityContext, call: HttpCall): Promise<HttpReply> {
  if (context.emulatorTokens === false) return actionPage(context, call);
  const query = call.url.searchParams;
  const mode = query.get('mode');
  const isPage = header(call, 'accept')?.includes('text/html') === true;
  if (mode === 'signIn' || (mode === 'resetPassword' && query.get('newPassword') === null)) {
    return actionPage(context, call);
  }
  try {
    const oobCode = query.get('oobCode') ?? '';
    const newPassword = query.get('newPassword') ?? '';
    const operation = mode === 'resetPassword' ? resetPassword : updateAccount;
    const body = mode === 'resetPassword' ? { oobCode, newPassword } : { oobCode };
    const scope = scopeOfClient(context, query.get('tenantId') ?? undefined);
    const { email } = await operation(scope, identityCall(context, call), body);
    const continueUrl = query.get('continueUrl');
    if (continueUrl === null) return json({ authEmulator: { success: `${mode} done.`, email } });
    checkContinueUrl(context, continueUrl);
    return { status: 303, headers: { Location: new URL(continueUrl).href } };
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (isPage) return actionPage(context, call);
    throw new HttpError(400, error.message);
  }
}
