import { useT } from '@quits/i18n/react';

/** Returns a function that joins short texts on one line with the language's separator; skips missing ones. */
export function useJoined(): (parts: readonly (string | undefined)[]) => string {
  const t = useT();
  return (parts) =>
    parts
      .flatMap((part) => (part === undefined || part === '' ? [] : [part]))
      .reduce(
        (first, second) => (first === '' ? second : t('common:joined', { first, second })),
        '',
      );
}
