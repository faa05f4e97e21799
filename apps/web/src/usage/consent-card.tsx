import { useConsent } from '@quits/analytics/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button, Link } from '@quits/ui';
import { useSyncExternalStore } from 'react';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';
import type { Usage } from './create-usage.ts';
import { useUsage } from './usage-context.tsx';

/** Asks once whether usage may be counted, after the app has been of use. */
export function ConsentCard() {
  const usage = useUsage();
  return usage === undefined ? null : <Question usage={usage} />;
}

function Question({ usage: { consent, useful } }: { readonly usage: Usage }) {
  const t = useT();
  const { state } = useConsent(consent);
  const may = useSyncExternalStore(useful.subscribe, useful.get, () => false);
  if (state !== 'undecided' || !may) return null;
  return (
    <Banner
      title={t('privacy:askTitle')}
      actions={
        <>
          <Button onClick={() => consent.decide('granted')}>{t('privacy:agree')}</Button>
          <Button onClick={() => consent.decide('denied')}>{t('privacy:decline')}</Button>
        </>
      }
    >
      {t('privacy:askText')}{' '}
      <Link render={linkTo(paths.privacy())}>{t('privacy:storedTitle')}</Link>
    </Banner>
  );
}
