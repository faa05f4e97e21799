import { useEmailLink } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';

/** Reauthentication by a link in an email, which is opened in another tab. */
export function ReauthLink({ email }: { readonly email: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, sendLink } = useEmailLink();
  return (
    <>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <p>{t('account:reauthLink', { email })}</p>
      {flow?.status === 'sent' ? (
        <Banner tone="success">{t('auth:linkSentTitle')}</Banner>
      ) : (
        <Button variant="primary" fullWidth loading={busy} onClick={() => sendLink(email)}>
          {t('auth:withEmailLink')}
        </Button>
      )}
    </>
  );
}
