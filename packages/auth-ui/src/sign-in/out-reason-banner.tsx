import { useSession } from '@quits/auth/react';
import { Banner } from '@quits/ui';
import { useUnsentText, useOutReason } from '../session/use-out-reason.ts';

/** Banner that explains why the session ended. */
export function OutReasonBanner() {
  const text = useOutReason();
  const unsent = useUnsentText();
  const session = useSession();
  if (text === undefined) return null;
  const lost = session.status === 'signedOut' && session.reason === 'restoreFailed';
  return (
    <Banner tone={lost || unsent !== undefined ? 'warning' : 'info'} title={unsent}>
      {text}
    </Banner>
  );
}
