import type { Meta } from '@storybook/react-vite';
import { previewOf } from '@quits/product/joining/preview-of.ts';
import { DESKTOP, EMPTY_GROUP, GROUP_DOCUMENTS, PHONE, screen, screenMeta } from './app-screen.tsx';
import { ANA } from './auth-story.tsx';
import { expect, screen as wholePage, within } from 'storybook/test';
import { GROUP_ID, sampleGroup } from '@quits/product/testing/sample-group.ts';

const meta = {
  ...screenMeta,
  title: 'App/Activity and settings',
} satisfies Meta<typeof screenMeta.component>;
export default meta;

const activity = `/groups/${GROUP_ID}/activity`;
export const Activity = screen(/Night train/u, { path: activity }, PHONE);
export const NoActivity = screen(
  'No activity yet',
  { path: activity, documents: EMPTY_GROUP },
  PHONE,
);

const settings = `/groups/${GROUP_ID}/settings`;
export const ForAnOwner = screen('Simplify debts', { path: settings }, PHONE);
const FULL = sampleGroup({
  people: {
    ...sampleGroup().people,
    ...Object.fromEntries(
      Array.from({ length: 246 }, (_, index) => [
        `p${index}`,
        { name: `Person ${index}`, defaultWeight: 1 },
      ]),
    ),
  },
});
const full = screen(
  'Person 245',
  { path: `${settings}/people`, documents: { [`groups/${GROUP_ID}`]: FULL } },
  PHONE,
);
/** The maximum number of people: adding another shows an error, and everything else works. */
export const Full: typeof full = {
  ...full,
  play: async (context) => {
    await full.play?.(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByLabelText('Person’s name');
    await userEvent.type(field, 'Zoe{Enter}');
    await expect(field).toHaveAccessibleDescription('Groups can have up to 250 people.');
    await expect(field).toHaveValue('Zoe');
    await expect(canvas.queryByText('Zoe')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Person 245/u }));
    await expect(await wholePage.findByRole('dialog', { name: 'Person 245' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
export const ForAViewer = screen(
  'Leave group',
  { path: `${settings}/end`, user: { ...ANA, uid: 'chiara', displayName: 'Chiara' } },
  PHONE,
);
export const People = screen('Add person', { path: `${settings}/people` }, DESKTOP);
export const Ending = screen('Delete group', { path: `${settings}/end` }, DESKTOP);
export const Defaults = screen(
  'By percentage',
  {
    path: `${settings}/defaults`,
    documents: {
      ...GROUP_DOCUMENTS,
      [`groups/${GROUP_ID}`]: sampleGroup({
        usualSplit: { mode: 'percent', parts: { a: '60', b: '40' } },
        usualPayer: 'a',
      }),
    },
  },
  PHONE,
);
/** Someone in the usual split has left. */
export const OutdatedDefaults = screen(
  /no longer fits/u,
  {
    path: `${settings}/defaults`,
    documents: {
      ...GROUP_DOCUMENTS,
      [`groups/${GROUP_ID}`]: sampleGroup({
        usualSplit: { mode: 'percent', parts: { a: '60', gone: '40' } },
      }),
    },
  },
  DESKTOP,
);
export const Categories = screen('Add category', { path: `${settings}/categories` }, PHONE);
export const Export = screen('Export CSV', { path: `${settings}/export` }, PHONE);

const LINK = {
  inviteId: 'standing',
  secret: 'secret',
  createdBy: 'ana',
  createdAt: new Date('2026-11-01T12:00:00Z'),
};
const invited = screen(
  'Night train, Zürich to Zagreb',
  {
    path: `/groups/${GROUP_ID}`,
    documents: {
      ...GROUP_DOCUMENTS,
      [`groups/${GROUP_ID}/links/editor`]: LINK,
      [`groups/${GROUP_ID}/invites/standing`]: {
        role: 'editor',
        createdBy: 'ana',
        expiresAt: new Date('2999-12-31T00:00:00Z'),
        usesLeft: 900,
        secretHash: new Uint8Array(32),
        standing: true,
        preview: previewOf(sampleGroup(), 'ana'),
      },
    },
  },
  PHONE,
);
/** One tap from every screen of the group. */
export const Inviting: typeof invited = {
  ...invited,
  play: async (context) => {
    await invited.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Invite' }));
    const sheet = within(await wholePage.findByRole('dialog', { name: 'Invite people' }));
    await expect(await sheet.findByLabelText('Invite link')).toHaveDisplayValue(/standing#secret/u);
  },
};
const { a: ana, ...others } = sampleGroup().people;
/** An owner unlinked Ana’s account. */
export const Unlinked = screen(
  'You’re not linked to anyone in this group',
  {
    path: `/groups/${GROUP_ID}/balances`,
    documents: {
      ...GROUP_DOCUMENTS,
      [`groups/${GROUP_ID}`]: sampleGroup({
        people: { ...others, a: { name: ana?.name ?? '', defaultWeight: 1 } },
        seats: {},
      }),
    },
  },
  PHONE,
);
/** An owner invited Ana back. */
export const InvitedBack = screen(
  'You’re invited to come back as Ana.',
  {
    path: `/groups/${GROUP_ID}/balances`,
    documents: {
      ...GROUP_DOCUMENTS,
      [`groups/${GROUP_ID}`]: sampleGroup({
        people: { ...others, a: { name: ana?.name ?? '', defaultWeight: 1 } },
        seats: {},
        offers: { a: 'ana' },
      }),
    },
  },
  PHONE,
);
