export { I18nProvider, type I18nProviderProps, useI18n, useLocale } from './i18n-provider.tsx';
export { MoneyScopeProvider, type MoneyScopeProviderProps } from './money-scope.tsx';
export { useErrorText } from './use-error-text.ts';
export { useFormatter } from './use-formatter.ts';
export { useT } from './use-t.ts';
