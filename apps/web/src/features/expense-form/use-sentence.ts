import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { ownPersonId } from '@quits/product/person/people.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { MODE_TEXT } from '@quits/product/expense-form/mode-text.ts';

/** Maximum number of people who are listed by name. */
const FEW = 2;

/** Returns the sentence's parts about payers and split. */
export function useSentence(form: ExpenseForm): { readonly payer: string; readonly how: string } {
  const t = useT();
  const { list, locale } = useFormatter();
  const group = useGroup();
  const own = ownPersonId(group.data, useUser()?.uid);
  const { paidBy, mode, participants } = form;
  const inSentence = (text: string) =>
    `${text.slice(0, 1).toLocaleLowerCase(locale)}${text.slice(1)}`;
  const nameOf = (id: string) =>
    id === own ? t('entry:byYou') : (group.data.people[id]?.name ?? t('common:someone'));
  const payers = paidBy.kind === 'one' ? [paidBy.personId] : Object.keys(paidBy.texts);
  const payer =
    payers.length === 0 || payers.length > FEW
      ? inSentence(t('expenses:severalPaid'))
      : list(payers.map(nameOf));
  const how =
    mode === 'equal'
      ? t('expenses:splitEqually', { count: participants.length })
      : inSentence(t(MODE_TEXT[mode]));
  return { payer, how };
}
