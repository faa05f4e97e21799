import { useT } from '@quits/i18n/react';
import { useGroup } from './group-context.tsx';
import { useIsOwn } from './use-is-own.ts';

/** Names a person of the open group where a name stands by itself, in a list or a chart: the reader is “You”. */
export function useNameOf(): (personId: string) => string {
  const t = useT();
  const isOwn = useIsOwn();
  const { people } = useGroup().data;
  return (personId) =>
    isOwn(personId) ? t('common:you') : (people[personId]?.name ?? t('common:someone'));
}
