import { useMerge } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Spinner } from '@quits/ui';
import { SignInCard } from './sign-in-card.tsx';

/** A guest who has an account already: bring the groups along, leave them, or stay. */
export function MergeStep() {
  const t = useT();
  const errorText = useErrorText();
  const { flow, error, choose, resume, cancel } = useMerge();
  if (flow === undefined) return null;
  const failure = error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>;

  if (flow.step === 'confirm') {
    return (
      <SignInCard title={t('auth:mergeTitle')} lead={t('auth:mergeText')}>
        {failure}
        {flow.items === undefined || flow.items === 0 ? null : (
          <Button kind="primary" onClick={() => choose('merge')}>
            {t('auth:mergeBoth')}
          </Button>
        )}
        <Button onClick={() => choose('useAccount')}>{t('auth:mergeUseAccount')}</Button>
        <Button onClick={() => choose('keepGuest')}>{t('auth:mergeKeepGuest')}</Button>
      </SignInCard>
    );
  }
  if (flow.step === 'stopped') {
    return (
      <SignInCard title={t('auth:mergeFailed')}>
        {failure}
        <Button kind="primary" onClick={() => resume()}>
          {t('auth:mergeResume')}
        </Button>
        <Button onClick={cancel}>{t('common:discard')}</Button>
      </SignInCard>
    );
  }
  return (
    <SignInCard title={t('auth:merging')}>
      <Spinner label={t('auth:merging')} />
    </SignInCard>
  );
}
