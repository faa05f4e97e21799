import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { I18n, I18nSnapshot } from '../create-i18n.ts';
import type { ErrorTexts } from '../error-text/error-text.ts';

const I18nContext = createContext<I18n | null>(null);

/** The app's own texts for error codes; read by `useErrorText`. */
export const ErrorTextsContext = createContext<ErrorTexts>({});

/** Props of {@link I18nProvider}. */
export interface I18nProviderProps {
  /** Result of `createI18n`. */
  i18n: I18n;
  /** The app's own texts by error code; they override the shared ones. @default those of an outer provider */
  errorTexts?: ErrorTexts;
  /** Components that use the hooks. */
  children: ReactNode;
}

/** Provides texts and formats. */
export function I18nProvider({ i18n, errorTexts, children }: I18nProviderProps) {
  const above = use(ErrorTextsContext);
  return (
    <I18nContext value={i18n}>
      <ErrorTextsContext value={errorTexts ?? above}>{children}</ErrorTextsContext>
    </I18nContext>
  );
}

/** Returns the `i18n` of the provider, to switch the locale. @throws outside of an I18nProvider */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (i18n === null) throw new Error('useI18n needs an I18nProvider above it');
  return i18n;
}

/** Returns locale, direction, texts and formats; rerenders when the locale changes. */
export function useLocale(): I18nSnapshot {
  const i18n = useI18n();
  return useSyncExternalStore(i18n.store.subscribe, i18n.store.getState, i18n.store.getState);
}
