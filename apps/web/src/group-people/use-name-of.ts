import { useT } from '@quits/i18n/react';
import { useGroup } from '../open-group/group-context.tsx';
import { useIsOwn } from './use-is-own.ts';

/** Returns a function that names a person of the open group outside of sentences, as in a list or a chart: the user is “You”. */
export function useNameOf(): (personId: string) => string {
  const t = useT();
  const isOwn = useIsOwn();
  const { people } = useGroup().data;
  return (personId) =>
    isOwn(personId) ? t('common:you') : (people[personId]?.name ?? t('common:someone'));
}
