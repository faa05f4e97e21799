import type { SecondFactor } from '@quits/auth';
import { useSecondFactor } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, OtpInput, Spinner } from '@quits/ui';
import { useState } from 'react';
import { ResendButton } from './resend-button.tsx';
import { takeFocus } from './take-focus.ts';
import styles from './forms.module.css';

/** Second factor of a sign-in or reauthentication: selection and code. */
export function SecondFactorForm() {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, choose, submitCode, resend } = useSecondFactor();
  const [code, setCode] = useState('');
  if (flow === undefined) return null;
  const { status, factor, factors } = flow;
  const failure = error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>;

  if (status === 'choose' || factor === undefined) {
    return (
      <div className={styles['stack']}>
        <p className={styles['lead']}>{t('auth:secondFactorChoose')}</p>
        {failure}
        {factors.map((one) => (
          <Button key={one.uid} fullWidth onClick={() => choose(one.uid)}>
            {nameOf(one)}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className={styles['stack']}>
      <p className={styles['lead']}>
        {factor.type === 'totp'
          ? t('auth:secondFactorTotp')
          : t('auth:secondFactorSms', { phone: factor.phoneNumber ?? '' })}
      </p>
      {failure}
      {status === 'sending' ? <Spinner label={t('common:loading')} /> : null}
      <form
        ref={takeFocus}
        noValidate
        className={styles['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          submitCode(code);
        }}
      >
        <OtpInput
          label={t('auth:code')}
          value={code}
          onValueChange={setCode}
          onComplete={submitCode}
        />
        <Button type="submit" variant="primary" fullWidth loading={busy}>
          {t('auth:verifyCode')}
        </Button>
      </form>
      {factor.type === 'phone' ? <ResendButton resendAt={flow.resendAt} onResend={resend} /> : null}
    </div>
  );

  function nameOf(one: SecondFactor): string {
    if (one.name !== null && one.name !== '') return one.name;
    return one.type === 'totp' ? t('account:authenticator') : (one.phoneNumber ?? t('auth:phone'));
  }
}
