import type { I18n } from '@quits/i18n';
import type { Group } from '@quits/product/group/schema.ts';
import type { RemindedAmounts } from '@quits/product/reminders/schema.ts';
import { amountsText } from './amounts-text.ts';

/** A reminder in the language of its receiver. */
export interface ReminderTexts {
  readonly title: string;
  /** With amounts and the group's name. */
  readonly text: string;
  /** Without any details. */
  readonly short: string;
  /** Why the receiver gets it, in emails. */
  readonly reason: string;
}

/** Writes the reminder that somebody sends. */
export function reminderMessage(
  texts: I18n,
  { group, from, amounts }: { group: Group; from: string; amounts: RemindedAmounts },
): ReminderTexts {
  const { t } = texts.store.getState();
  const name = group.people[from]?.name ?? t('account:formerMember');
  const amount = amountsText(texts, amounts);
  return {
    title: t('notifications:nudgeShort', { name }),
    text: t('notifications:nudge', { name, amount, group: group.name }),
    short: t('notifications:nudgeShort', { name }),
    reason: t('notifications:nudgeReason'),
  };
}
