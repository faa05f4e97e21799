import { use, useCallback } from 'react';
import { errorText, type Failure } from '../error-text/error-text.ts';
import { ErrorTextsContext, useLocale } from './i18n-provider.tsx';

/** Puts failures into words in the current locale, in the app's own where it has some. */
export function useErrorText(): (failure: Failure) => string {
  const own = use(ErrorTextsContext);
  const { t } = useLocale();
  return useCallback((failure) => errorText(t, failure, own), [t, own]);
}
