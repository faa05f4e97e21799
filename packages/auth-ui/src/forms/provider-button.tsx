import { useOAuth } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useProviderName } from '../context/use-provider-name.ts';
import { ProviderMark } from './provider-mark.tsx';

/** Signs in with another provider; the popup is prepared before the click, so that it opens within it. */
export function ProviderButton({ providerId }: { readonly providerId: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { flow, error, prepare, openPopup, goThere, cancel } = useOAuth();
  const provider = useProviderName()(providerId);
  const mine = flow?.providerId === providerId ? flow : undefined;
  const status = mine?.status;

  if (status === 'popupOpen' || status === 'popupGrace') {
    return (
      <Banner actions={<Button onClick={cancel}>{t('common:cancel')}</Button>}>
        {t(status === 'popupOpen' ? 'auth:popupWaiting' : 'auth:popupGrace', { provider })}
      </Banner>
    );
  }
  if (status === 'blocked') {
    return (
      <Banner
        tone="warning"
        actions={
          <>
            <Button variant="primary" onClick={() => openPopup(providerId)}>
              {t('auth:openAgain')}
            </Button>
            {mine?.canRedirect === true ? (
              <Button onClick={() => goThere(providerId)}>{t('auth:useRedirect')}</Button>
            ) : null}
          </>
        }
      >
        {t('auth:popupBlocked')}
      </Banner>
    );
  }
  return (
    <>
      {status === 'lost' ? <Banner tone="warning">{t('auth:outRedirectLost')}</Banner> : null}
      {status === 'unavailable' ? (
        <Banner tone="warning">{t('errors:methodUnavailable')}</Banner>
      ) : error === undefined || mine === undefined ? null : (
        <Banner tone="danger">
          {/* No password was entered that could be wrong. */}
          {error.code === 'auth/invalid-credential' ? t('errors:signInRefused') : errorText(error)}
        </Banner>
      )}
      <Button
        fullWidth
        icon={<ProviderMark providerId={providerId} />}
        loading={status === 'redirecting' || status === 'returning'}
        disabled={status === 'unavailable'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openPopup(providerId)}
      >
        {t('auth:withProvider', { provider })}
      </Button>
    </>
  );
}
