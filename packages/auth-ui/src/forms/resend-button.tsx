import { useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import { useEffect, useState } from 'react';

/** Props of {@link ResendButton}. */
export interface ResendButtonProps {
  /** Time when it may be sent again, in milliseconds since the epoch. */
  readonly resendAt: number;
  readonly onResend: () => void;
}

/** Resends a mail or a code once that is allowed; counts the seconds until then. */
export function ResendButton({ resendAt, onResend }: ResendButtonProps) {
  const t = useT();
  const [now, setNow] = useState(() => Date.now());
  const wait = Math.max(0, Math.ceil((resendAt - now) / 1000));

  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= resendAt) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [resendAt]);

  return (
    <Button onClick={onResend} disabled={wait > 0}>
      {wait > 0 ? t('auth:resendIn', { count: wait }) : t('auth:resend')}
    </Button>
  );
}
