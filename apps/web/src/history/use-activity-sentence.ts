import type { Activity } from '@quits/product/activity/schema.ts';
import { readGroupChange } from '@quits/product/group/group-change.ts';
import { readSummary } from '@quits/product/history/read-summary.ts';
import { useFormatter, useT } from '@quits/i18n/react';
import { useAccountPerson } from '../group-people/use-account-person.ts';
import { groupSentence } from '@quits/product/history/group-sentence.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { useIsOwn } from '../group-people/use-is-own.ts';

/** Says in a sentence who did what; the reader is “you” in it. */
export function useActivitySentence(): (entry: Activity) => string {
  const t = useT();
  const { money } = useFormatter();
  const personOf = useAccountPerson();
  const isOwn = useIsOwn();
  const { people } = useGroup().data;
  return ({ by, what, target, before, after }) => {
    const { name, isReader } = personOf(by);
    const shown = readSummary(after) ?? readSummary(before);
    const title = shown?.title ?? '';
    const amount = shown === undefined ? '' : money(shown.amount, shown.currency);
    switch (what) {
      case 'created':
        return isReader
          ? t('you:createdIt', { title, amount })
          : t('balances:createdIt', { name, title, amount });
      case 'edited':
        return isReader ? t('you:edited', { title }) : t('balances:edited', { name, title });
      case 'deleted':
        return isReader
          ? t('you:deletedIt', { title, amount })
          : t('balances:deletedIt', { name, title, amount });
      case 'restored':
        return isReader ? t('you:restored', { title }) : t('balances:restored', { name, title });
      case 'settled':
        return isReader ? t('you:settled', { amount }) : t('balances:settled', { name, amount });
      case 'joined':
        return isReader ? t('you:joined') : t('balances:joined', { name });
      case 'group': {
        const change = readGroupChange(after);
        return groupSentence(t, {
          change,
          actor: isReader ? undefined : name,
          isOwn: isOwn(target.id),
          other: people[target.id]?.name ?? t('common:someone'),
          from: people[change?.merge?.from ?? '']?.name,
          isAboutPerson: target.kind === 'person',
        });
      }
    }
  };
}
