import { type AnyLocale, isLocale, locales, getLocaleName, PSEUDO_LOCALES } from '@quits/i18n';
import { useI18n, useLocale, useT } from '@quits/i18n/react';
import { Select } from '@quits/ui';

/** Each language by its own name; in development the pseudo-locales too. */
const LANGUAGES = [
  ...locales.map((code) => ({ value: code, label: getLocaleName(code) })),
  ...(import.meta.env.DEV ? PSEUDO_LOCALES.map((code) => ({ value: code, label: code })) : []),
];

/** Props of {@link LanguageSelect}. */
export interface LanguageSelectProps {
  /** @default false */
  readonly hideLabel?: boolean;
  /** Called if the texts of a language can't be loaded. */
  readonly onFailure?: () => void;
}

/** Chooses the language of the app, remembered on this device. */
export function LanguageSelect({ hideLabel = false, onFailure }: LanguageSelectProps) {
  const t = useT();
  const i18n = useI18n();
  const { locale } = useLocale();

  async function choose(code: AnyLocale): Promise<void> {
    try {
      await i18n.setLocale(code);
    } catch {
      onFailure?.();
    }
  }

  return (
    <Select
      label={t('common:language')}
      hideLabel={hideLabel}
      value={locale}
      options={LANGUAGES}
      onValueChange={(value) => {
        if (isLocale(value)) void choose(value);
      }}
    />
  );
}
