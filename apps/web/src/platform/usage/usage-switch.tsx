import { useConsent } from '@quits/analytics/react';
import { useT } from '@quits/i18n/react';
import { Switch } from '@quits/ui';
import type { Usage } from './create-usage.ts';
import { useUsage } from './usage-context.tsx';

/** Switch that grants or withdraws consent to usage data. */
export function UsageSwitch() {
  const usage = useUsage();
  return usage === undefined ? null : <Decision consent={usage.consent} />;
}

function Decision({ consent }: Pick<Usage, 'consent'>) {
  const t = useT();
  const decision = useConsent(consent);
  if ('by' in decision) return <p>{t('privacy:browserSaysNo')}</p>;
  return (
    <Switch
      label={t('account:usageData')}
      hint={t('account:usageDataHint')}
      checked={decision.status === 'granted'}
      onCheckedChange={(agrees) => consent.set(agrees ? 'granted' : 'denied')}
    />
  );
}
