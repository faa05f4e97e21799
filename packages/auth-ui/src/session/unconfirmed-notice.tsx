import { useAuthState } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner } from '@quits/ui';
import { useEffect, useState } from 'react';

/** How long it may take before it is worth a word, in ms: what comes and goes would move the screen under a finger. */
const WORTH_SAYING = 4_000;

/** Says that only this device vouches for the session, until the server does. */
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
