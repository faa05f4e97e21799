import { isLocale, locales, nativeName } from '@quits/i18n';
import { useI18n, useLocale, useT } from '@quits/i18n/react';
import { Card, SegmentedControl, Select } from '@quits/ui';
import { type ReactNode, useState } from 'react';
import {
  type Appearance,
  chooseAppearance,
  chosenAppearance,
} from '../../app-settings/appearance.ts';
import styles from './account-screen.module.css';

/** Language and appearance, both remembered on this device. */
export function PreferencesCard({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const i18n = useI18n();
  const { locale } = useLocale();
  const [appearance, setAppearance] = useState(chosenAppearance);

  function choose(next: Appearance): void {
    chooseAppearance(next);
    setAppearance(next);
  }

  return (
    <Card title={t('account:preferences')}>
      <div className={styles['form']}>
        <Select
          label={t('common:language')}
          value={locale}
          options={locales.map((code) => ({ value: code, label: nativeName(code) }))}
          onValueChange={(value) => {
            if (isLocale(value)) void i18n.setLocale(value);
          }}
        />
        <SegmentedControl
          label={t('common:appearance')}
          labelDisplay="shown"
          value={appearance}
          segments={[
            { value: 'system', label: t('common:system') },
            { value: 'light', label: t('common:light') },
            { value: 'dark', label: t('common:dark') },
          ]}
          onValueChange={choose}
        />
      </div>
      {children}
    </Card>
  );
}
