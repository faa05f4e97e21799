import { useCallback } from 'react';
import { errorText, type Failure } from '../error-text/error-text.ts';
import { useT } from './use-t.ts';

/** Puts failures into words in the current locale. */
export function useErrorText(): (failure: Failure) => string {
  const t = useT();
  return useCallback((failure) => errorText(t, failure), [t]);
}
