import { useAuthState } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner } from '@quits/ui';

/** Says that only this device vouches for the session, until the server does. */
export function UnconfirmedNotice() {
  const t = useT();
  const unconfirmed = useAuthState(
    ({ session }) => (session.s === 'signedIn' || session.s === 'anonymous') && !session.confirmed,
  );
  return unconfirmed ? <Banner>{t('auth:offlineRestored')}</Banner> : null;
}
