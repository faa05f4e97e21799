import { useUser } from '@quits/auth/react';
import { useFormat, useT } from '@quits/i18n/react';
import { ownPersonId } from '../../data/people.ts';
import type { ExpenseForm } from '../../entry/expense-form.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { MODE_TEXT } from './mode-text.ts';

/** Says in the words of a sentence who paid and how it is split. */
export function useSentence(form: ExpenseForm): { readonly payer: string; readonly how: string } {
  const t = useT();
  const { locale } = useFormat();
  const group = useGroup();
  const own = ownPersonId(group.data, useUser()?.uid);
  const { paidBy, mode, participants } = form;
  const inSentence = (text: string) =>
    `${text.slice(0, 1).toLocaleLowerCase(locale)}${text.slice(1)}`;
  const payer =
    paidBy.kind === 'several'
      ? inSentence(t('expenses:severalPaid'))
      : paidBy.personId === own
        ? t('entry:byYou')
        : (group.data.people[paidBy.personId]?.name ?? t('common:someone'));
  const how =
    mode === 'equal'
      ? t('expenses:splitEqually', { count: participants.length })
      : inSentence(t(MODE_TEXT[mode]));
  return { payer, how };
}
