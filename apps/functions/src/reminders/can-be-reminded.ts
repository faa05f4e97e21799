import { readMailSettings } from '../mail/mail-settings.ts';
import { addressOf } from '../mail/address-of.ts';
import type { Reach } from './read-reach.ts';
import { accounts } from './services.ts';

/** Returns whether an account gets reminders that others of a group send: it is reachable, and turned off neither them nor the group. */
export async function canBeReminded(reach: Reach, groupId: string): Promise<boolean> {
  const { account, choices, digest, reminders } = reach;
  if (reminders?.off === true || reminders?.muted.includes(groupId) === true) return false;
  if (choices !== undefined) return choices.groups[groupId] !== 'none';
  // Only people who chose emails get one.
  if (digest === undefined || readMailSettings() === undefined) return false;
  return (await addressOf(accounts, account.id)) !== undefined;
}
