import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PHONE, screen, screenMeta, withoutNetwork } from './app-screen.tsx';
import type { AppStoryProps } from './app-story.tsx';
import { ANA } from './auth-story.tsx';
import { GROUP_ID } from '@quits/product/testing/sample-group.ts';

const meta = {
  ...screenMeta,
  title: 'App/Joining by a link',
} satisfies Meta<typeof screenMeta.component>;
export default meta;

const INVITE = {
  role: 'editor',
  createdBy: 'ben',
  expiresAt: new Date('2999-12-31T00:00:00Z'),
  usesLeft: 3,
  secretHash: new Uint8Array(32),
  preview: {
    groupName: 'Adriatic, by rail',
    emoji: '🚂',
    invitedBy: 'Ben',
    people: { b: 'Ben', d: 'Dana', e: 'Maximiliana-Theodora von und zu Hohenstein-Oberwinterthur' },
    taken: ['b'],
  },
};

/** The link as seen by a user without groups. */
function link(but: object): Partial<AppStoryProps> {
  return {
    path: `/join/${GROUP_ID}/link#secret`,
    documents: { [`groups/${GROUP_ID}/invites/link`]: { ...INVITE, ...but } },
    user: { ...ANA, uid: 'eva', displayName: 'Eva' },
  };
}

export const Open = screen('Who are you?', link({}), PHONE);
const named = screen('Who are you?', link({}), PHONE);
/** A joiner with the inviter's name would be a duplicate. */
export const NamedLikeTheInviter: typeof named = {
  ...named,
  play: async (context) => {
    await named.play?.(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByLabelText('Not on the list? Enter your name');
    await userEvent.click(field);
    // The user's name elsewhere is the default.
    await waitFor(() => expect(field).toHaveValue('Eva'));
    await userEvent.clear(field);
    await userEvent.type(field, 'ben');
    await expect(field).toHaveAccessibleDescription(/already has this name/u);
    await expect(canvas.getByRole('button', { name: 'Join' })).toBeDisabled();
    await userEvent.type(field, ' Two');
    await expect(canvas.getByRole('button', { name: 'Join as ben Two' })).toBeEnabled();
  },
};
export const OpenInArabic = screen(
  'انضمّ سابقًا',
  { ...link({}), locale: 'ar' },
  { ...PHONE, direction: 'rtl' },
);
export const UsedUp = screen(/has reached its limit/u, link({ usesLeft: 0 }), PHONE);
export const Expired = screen(/has expired/u, link({ expiresAt: new Date(0) }), PHONE);
export const Revoked = screen(/was revoked/u, link({ revokedAt: new Date(0) }), PHONE);
export const CutOff = screen(/Check it/u, { ...link({}), path: `/join/${GROUP_ID}/link` }, PHONE);
export const MissingDocument = screen(/doesn’t exist/u, { ...link({}), documents: {} }, PHONE);
export const NotOnThisDevice = {
  ...screen(/You’re offline/u, { ...link({}), documents: {}, reads: 'cached' }, PHONE),
  beforeEach: withoutNetwork,
};
