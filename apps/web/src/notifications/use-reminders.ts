import { useDatabase, useLiveDocument } from '@quits/firestore/react';
import { useLocale } from '@quits/i18n/react';
import { DIGEST, digests } from '@quits/product/notifications/collections.ts';
import { changeReminders } from '@quits/product/reminders/change-reminders.ts';
import { REMINDERS, reminderChoices } from '@quits/product/reminders/collections.ts';
import type { ReminderChoices } from '@quits/product/reminders/schema.ts';

/** Choices of the account about reminders. */
export interface Reminders {
  readonly choices: Pick<ReminderChoices, 'off' | 'muted' | 'monthly'>;
  /** Whether others can remind it by email, or it turned something off. */
  readonly isKnown: boolean;
  readonly change: (changes: Partial<Pick<ReminderChoices, 'off' | 'muted' | 'monthly'>>) => void;
}

const BEGINNING = { off: false, muted: [], monthly: [] } as const;

/** Returns what the account chose about reminders; `undefined` while it is loading. */
export function useReminders(uid: string): Reminders | undefined {
  const database = useDatabase();
  const { locale } = useLocale();
  const kept = useLiveDocument(reminderChoices, { uid, id: REMINDERS });
  const digest = useLiveDocument(digests, { uid, id: DIGEST });
  if (kept.status !== 'ready' || digest.status !== 'ready') return undefined;
  const choices = kept.data?.data ?? BEGINNING;
  return {
    choices,
    isKnown: digest.data !== undefined || kept.data !== undefined,
    change: (changes) => changeReminders(database, uid, { ...changes, locale }),
  };
}
