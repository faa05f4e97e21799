import { useT } from '@quits/i18n/react';

/** Joins short texts that stand in one line, with the separator of the language; missing ones are left out. */
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
