import { useConsent } from '@quits/analytics/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button, Link } from '@quits/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import type { Usage } from './create-usage.ts';
import { useUsage } from './usage-context.tsx';

/** Props of {@link ConsentCard}. */
export interface ConsentCardProps {
  /** Shown once this card is answered: only one question at a time. */
  readonly then: ReactNode;
}

/** Asks once for consent to usage data, after the app has been useful. */
export function ConsentCard({ then }: ConsentCardProps) {
  const usage = useUsage();
  return usage === undefined ? null : <Question usage={usage} then={then} />;
}

function Question({
  usage: { consent, useful },
  then,
}: ConsentCardProps & { readonly usage: Usage }) {
  const t = useT();
  const { status: state } = useConsent(consent);
  const may = useSyncExternalStore(useful.subscribe, useful.getState, () => false);
  if (!may) return null;
  if (state !== 'undecided') return then;
  return (
    <Banner
      title={t('privacy:askTitle')}
      actions={
        <>
          <Button onClick={() => consent.set('granted')}>{t('privacy:agree')}</Button>
          <Button onClick={() => consent.set('denied')}>{t('privacy:decline')}</Button>
        </>
      }
    >
      {t('privacy:askText')}{' '}
      <Link render={linkTo(paths.privacy())}>{t('privacy:storedTitle')}</Link>
    </Banner>
  );
}
