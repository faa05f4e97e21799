import type { Factor } from '@quits/auth';
import { useSecondFactor } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, CodeInput, Spinner } from '@quits/ui';
import { useState } from 'react';
import { ResendButton } from '../../sign-in-methods/resend-button.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** The second factor of a sign-in: which one, and its code. */
export function SecondFactorStep() {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, choose, submitCode, resend, cancel } = useSecondFactor();
  const [code, setCode] = useState('');
  if (flow === undefined) return null;
  const { step, factor, factors } = flow;
  const leave = <Button onClick={cancel}>{t('common:cancel')}</Button>;
  const failure = error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>;

  if (step === 'choose' || factor === undefined) {
    return (
      <SignInCard title={t('auth:secondFactorTitle')} lead={t('auth:secondFactorChoose')}>
        {failure}
        {factors.map((one) => (
          <Button key={one.uid} width="fill" onClick={() => choose(one.uid)}>
            {nameOf(one)}
          </Button>
        ))}
        {leave}
      </SignInCard>
    );
  }
  return (
    <SignInCard
      title={t('auth:secondFactorTitle')}
      lead={
        factor.kind === 'totp'
          ? t('auth:secondFactorTotp')
          : t('auth:secondFactorSms', { phone: factor.phoneNumber ?? '' })
      }
    >
      {failure}
      {step === 'sending' ? <Spinner label={t('common:loading')} /> : null}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submitCode(code);
        }}
      >
        <CodeInput
          label={t('auth:code')}
          value={code}
          onValueChange={setCode}
          onComplete={submitCode}
        />
        <Button type="submit" kind="primary" width="fill" state={busy ? 'busy' : 'ready'}>
          {t('auth:verifyCode')}
        </Button>
      </form>
      {factor.kind === 'phone' ? <ResendButton resendAt={flow.resendAt} onResend={resend} /> : null}
      {leave}
    </SignInCard>
  );

  function nameOf(one: Factor): string {
    if (one.name !== null && one.name !== '') return one.name;
    return one.kind === 'totp' ? t('account:addTotp') : (one.phoneNumber ?? t('auth:phone'));
  }
}
