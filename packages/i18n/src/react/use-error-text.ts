import { use, useCallback } from 'react';
import { errorText, type ErrorLike } from '../error-text/error-text.ts';
import { ErrorTextsContext, useLocale } from './i18n-provider.tsx';

/** Returns a function that describes errors in the current locale; the app's own texts take precedence. */
export function useErrorText(): (failure: ErrorLike) => string {
  const own = use(ErrorTextsContext);
  const { t } = useLocale();
  return useCallback((failure) => errorText(t, failure, own), [t, own]);
}
