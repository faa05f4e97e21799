import { useSession } from '@quits/auth/react';
import { Banner } from '@quits/ui';
import { useOutLoss, useOutReason } from '../session/use-out-reason.ts';

/** Banner that explains why the session ended. */
export function OutReasonBanner() {
  const text = useOutReason();
  const loss = useOutLoss();
  const session = useSession();
  if (text === undefined) return null;
  const lost = session.status === 'signedOut' && session.reason === 'restoreFailed';
  return (
    <Banner tone={lost || loss !== undefined ? 'warning' : 'info'}>
      {text}
      {loss === undefined ? null : <p>{loss}</p>}
    </Banner>
  );
}
