import { useSecondFactor } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import { SecondFactorForm } from '../forms/second-factor-form.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Second factor of a sign-in, and a button to go back. */
export function SecondFactorStep() {
  const t = useT();
  const { cancel } = useSecondFactor();
  return (
    <SignInCard title={t('auth:secondFactorTitle')}>
      <SecondFactorForm />
      <Button onClick={cancel}>{t('common:cancel')}</Button>
    </SignInCard>
  );
}
