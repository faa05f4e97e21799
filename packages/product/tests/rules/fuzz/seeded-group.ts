import type { DocumentData } from 'firebase/firestore/lite';
import {
  activityData,
  groupData,
  inviteData,
  monthData,
  paidData,
  recurringData,
  SECRET,
  seededExpense,
} from '../seeded-documents.ts';

/**
 * Returns a group with one of every document, by path: members of each role, people without an
 * account, both standing links. Its sums are right, and the given account is an editor.
 */
export function seededGroup(groupId: string, uid: string): Readonly<Record<string, DocumentData>> {
  const path = `groups/${groupId}`;
  const { people, seats, roles, memberUids, ...group } = groupData();
  const isKnown = ['owner', 'editor', 'guest', 'viewer', 'stranger'].includes(uid);
  const extra = isKnown ? [] : [uid];
  const links = {
    editor: { inviteId: 'le', by: 'editor' },
    viewer: { inviteId: 'lv', by: 'owner' },
  };
  const standing = (by: string, role: string) => ({ ...inviteData(by), role, standing: true });
  const link = (inviteId: string, createdBy: string) => ({
    inviteId,
    secret: SECRET,
    createdBy,
    createdAt: new Date(0),
  });
  return {
    [path]: {
      ...group,
      people: {
        ...people,
        'p-cem': { name: 'Cem', defaultWeight: 1 },
        ...Object.fromEntries(extra.map((one) => [`p-${one}`, { name: one, defaultWeight: 1 }])),
      },
      seats: { ...seats, ...Object.fromEntries(extra.map((one) => [`p-${one}`, one])) },
      roles: { ...roles, ...Object.fromEntries(extra.map((one) => [one, 'editor'])) },
      memberUids: [...memberUids, ...extra],
      links,
    },
    [`${path}/expenses/e`]: { ...seededExpense(), commentCount: 1 },
    [`${path}/expenses/e/comments/c`]: {
      text: 'Hi',
      by: 'viewer',
      at: new Date(0),
      counted: true,
    },
    [`${path}/months/2026-11-EUR`]: monthData(),
    [`${path}/months/2026-11-EUR-paid`]: paidData(),
    [`${path}/activity/a`]: { ...activityData('owner'), at: new Date(0) },
    [`${path}/recurring/r`]: recurringData(),
    [`${path}/budgets/own`]: {
      amount: 5,
      currency: 'EUR',
      updatedBy: 'owner',
      updatedAt: new Date(0),
    },
    [`${path}/invites/i`]: inviteData('editor'),
    [`${path}/invites/le`]: standing('editor', 'editor'),
    [`${path}/invites/lv`]: standing('owner', 'viewer'),
    [`${path}/links/editor`]: link('le', 'editor'),
    [`${path}/links/viewer`]: link('lv', 'owner'),
  };
}
