import { type AnyLocale, isLocale, locales, getLocaleName, PSEUDO_LOCALES } from '@quits/i18n';
import { useI18n, useLocale, useT } from '@quits/i18n/react';
import { Card, SegmentedControl, Select } from '@quits/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { appearance, chooseAppearance } from '@quits/app-platform/device/appearance.ts';
import { notices } from '../../platform/notices/notices.ts';
import styles from './account-screen.module.css';

/** Each language by its own name; in development the pseudo-locales too. */
const LANGUAGES = [
  ...locales.map((code) => ({ value: code, label: getLocaleName(code) })),
  ...(import.meta.env.DEV ? PSEUDO_LOCALES.map((code) => ({ value: code, label: code })) : []),
];

/** Language and appearance, remembered on this device and, for an account, on its others. */
export function PreferencesCard({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const i18n = useI18n();
  const { locale } = useLocale();
  /** Changes the language; loading its texts may fail. */
  async function choose(code: AnyLocale): Promise<void> {
    try {
      await i18n.setLocale(code);
    } catch {
      notices.show({ text: t(navigator.onLine ? 'errors:network' : 'errors:offline') });
    }
  }

  const chosen = useStore(appearance);

  return (
    <Card title={t('account:preferences')}>
      <div className={styles['form']}>
        <Select
          label={t('common:language')}
          value={locale}
          options={LANGUAGES}
          onValueChange={(value) => {
            if (isLocale(value)) void choose(value);
          }}
        />
        <SegmentedControl
          label={t('common:appearance')}
          hideLabel={false}
          value={chosen}
          segments={[
            { value: 'system', label: t('common:system') },
            { value: 'light', label: t('common:light') },
            { value: 'dark', label: t('common:dark') },
          ]}
          onValueChange={chooseAppearance}
        />
      </div>
      {children}
    </Card>
  );
}
