import type { EnrollFlow } from '@quits/auth';
import { useMultiFactor } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Button, OtpInput, QrCode } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { takeFocus } from '../forms/take-focus.ts';
import styles from './account.module.css';

/** Props of {@link FactorCode}. */
export interface FactorCodeProps {
  readonly flow: Pick<EnrollFlow, 'type' | 'secret' | 'phoneNumber'>;
  readonly busy: boolean;
}

/** The secret of an authenticator app (nothing for a phone), and the first code. */
export function FactorCode({ flow, busy }: FactorCodeProps) {
  const t = useT();
  const { submitCode, cancel } = useMultiFactor();
  const [code, setCode] = useState('');
  const name = flow.type === 'enrollTotp' ? t('account:authenticator') : flow.phoneNumber;

  function submit(event: FormEvent): void {
    event.preventDefault();
    submitCode(code, name);
  }

  return (
    <form ref={takeFocus} onSubmit={submit} noValidate className={styles['form']}>
      {flow.secret === undefined ? (
        <p className={styles['value']}>{t('auth:secondFactorSms', { phone: flow.phoneNumber })}</p>
      ) : (
        <>
          <p className={styles['value']}>{t('account:scanQr')}</p>
          <QrCode value={flow.secret.uri} label={t('account:scanQr')} className={styles['qr']} />
          <p className={styles['value']}>
            {t('account:orTypeKey')} <code dir="ltr">{flow.secret.key}</code>
          </p>
        </>
      )}
      <OtpInput label={t('auth:code')} value={code} onValueChange={setCode} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" loading={busy}>
          {t('auth:verifyCode')}
        </Button>
        <Button onClick={cancel}>{t('common:cancel')}</Button>
      </div>
    </form>
  );
}
