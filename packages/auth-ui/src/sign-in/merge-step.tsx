import { useAccountMerge, useSession } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Spinner } from '@quits/ui';
import { useId } from 'react';
import { useAuthUi } from '../context/auth-ui-context.ts';
import { useProviders } from '../context/use-providers.ts';
import { CredentialsForm } from '../forms/credentials-form.tsx';
import { ProviderButton } from '../forms/provider-button.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Props of {@link MergeStep}. */
export interface MergeStepProps {
  /** Text that explains the question. @default that the guest already has an account */
  readonly lead?: string;
}

/** Asks a guest who already has an account whether to merge, discard or keep the guest's data. */
export function MergeStep({ lead }: MergeStepProps) {
  const t = useT();
  const errorText = useErrorText();
  const { flow, error, busy, choose, resume, cancel } = useAccountMerge();
  const providers = useProviders();
  const { mergeWays } = useAuthUi();
  const hintId = useId();
  const guest = useSession().status === 'anonymous';
  if (flow === undefined) return null;
  const failure = error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>;

  if (flow.status === 'confirm') {
    return (
      <SignInCard title={t('auth:mergeTitle')} lead={lead ?? t('auth:mergeText')}>
        {failure}
        {flow.items === undefined || flow.items === 0 ? null : (
          <Button variant="primary" fullWidth onClick={() => choose('merge')}>
            {t('auth:mergeBoth')}
          </Button>
        )}
        <Button fullWidth aria-describedby={hintId} onClick={() => choose('useAccount')}>
          {t('auth:mergeUseAccount')}
        </Button>
        <p id={hintId}>{t('auth:mergeUseAccountHint')}</p>
        <Button fullWidth onClick={() => choose('keepGuest')}>
          {t('auth:mergeKeepGuest')}
        </Button>
      </SignInCard>
    );
  }
  if (flow.status === 'stopped') {
    return (
      <SignInCard
        title={t('auth:mergeFailed')}
        {...(flow.needsSignIn ? { lead: t('auth:mergeAgain') } : {})}
      >
        {flow.needsSignIn && guest ? (
          <>
            <CredentialsForm
              purpose="sign-in"
              busy={busy}
              error={error}
              email={flow.email ?? ''}
              onSubmit={(email, password) => resume({ email, password })}
            />
            {providers.map((id) => (
              <ProviderButton key={id} providerId={id} />
            ))}
            {mergeWays}
          </>
        ) : (
          <>
            {failure}
            <Button variant="primary" fullWidth onClick={() => resume()}>
              {t('auth:mergeResume')}
            </Button>
          </>
        )}
        <Button fullWidth onClick={cancel}>
          {t('auth:mergeCancel')}
        </Button>
      </SignInCard>
    );
  }
  return (
    <SignInCard title={t('auth:merging')}>
      <Spinner label={t('auth:merging')} />
    </SignInCard>
  );
}
