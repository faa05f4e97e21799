import { useAuthState } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner } from '@quits/ui';
import { useEffect, useState } from 'react';

/** Delay before the notice is shown, in ms; a brief notice would only shift the layout. */
const WORTH_SAYING = 4_000;

/** Notice that the session is confirmed only by this device, until the server confirms it. */
export function UnconfirmedNotice() {
  const t = useT();
  const unconfirmed = useAuthState(
    ({ session }) =>
      (session.status === 'signedIn' || session.status === 'anonymous') && !session.confirmed,
  );
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!unconfirmed) return;
    const timer = setTimeout(() => setIsLasting(true), WORTH_SAYING);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [unconfirmed]);
  return isLasting ? <Banner>{t('auth:offlineRestored')}</Banner> : null;
}
