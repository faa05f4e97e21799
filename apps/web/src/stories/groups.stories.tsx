import type { Meta } from '@storybook/react-vite';
import { keepPendingDeletion } from '@quits/product/account/pending-deletion.ts';
import { PHONE, screen, screenMeta, withoutNetwork } from './app-screen.tsx';
import { ANA } from './auth-story.tsx';
import { GROUP_ID, sampleGroup } from '@quits/product/testing/sample-group.ts';

const meta = { ...screenMeta, title: 'App/Groups' } satisfies Meta<typeof screenMeta.component>;
export default meta;

const path = '/groups';
const documents = {};

export const Shown = screen('Adriatic, by rail', { path });
export const Phone = screen('Adriatic, by rail', { path }, PHONE);
export const Empty = screen('No groups yet', { path, documents }, PHONE);
export const Loading = screen('Groups', { path, reads: 'loading' }, PHONE);
export const Refused = screen(/You don’t have access to this/u, { path, reads: 'denied' }, PHONE);
export const Offline = {
  ...screen('Offline', { path, reads: 'cached' }, PHONE),
  beforeEach: withoutNetwork,
};
const at = new Date('2026-11-21T20:00:00Z');
const deleting = { [`groups/${GROUP_ID}`]: sampleGroup({ archivedAt: at, deletingAt: at }) };
/** An interrupted deletion, which the owner can resume here. */
export const BeingDeleted = screen('Continue deleting', { path, documents: deleting }, PHONE);
/** Deleting the account was interrupted on this device. */
export const AccountNotFullyDeleted = {
  ...screen('Your account hasn’t been fully deleted yet', { path }, PHONE),
  beforeEach: () => {
    keepPendingDeletion(ANA.uid, { dispositions: {}, neutralName: 'Former member' });
    return () => keepPendingDeletion(ANA.uid, undefined);
  },
};
const add = '/add';
/** A viewer has groups, but none to add to. */
export const NoneToAddTo = screen(
  'You don’t have permission to do this. Ask an owner.',
  { path: add, user: { ...ANA, uid: 'chiara', displayName: 'Chiara' } },
  PHONE,
);
export const NewGroup = screen('Create group', { path: '/groups/new' }, PHONE);
export const NotFound = screen('Page not found', { path: '/nowhere' }, PHONE);
