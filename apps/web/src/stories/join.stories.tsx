import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

const TAKEN = { ...INVITE.preview, taken: ['b', 'd', 'e'] };

/** A document in the format of the REST interface. */
function inJson(data: object): object {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, valueInJson(value)]));
}

function valueInJson(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: btoa(String.fromCodePoint(...value)) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueInJson) } };
  return { mapValue: { fields: inJson(Object(value)) } };
}

/** The link as seen by a user without groups. */
function link(but: object): Partial<AppStoryProps> {
  return {
    path: `/join/${GROUP_ID}/link#secret`,
    documents: { [`groups/${GROUP_ID}/invites/link`]: { ...INVITE, ...but } },
    user: { ...ANA, uid: 'eva', displayName: 'Eva' },
  };
}

export const Open = screen('Who are you?', link({}), PHONE);
/** Visitors see whose group it is before they decide about an account. */
export const BeforeSigningIn = {
  ...screen('Who are you?', { ...link({}), user: null }, PHONE),
  beforeEach: () => {
    const fetch = window.fetch.bind(window);
    window.fetch = () => Promise.resolve(Response.json([{ found: { fields: inJson(INVITE) } }]));
    return () => {
      window.fetch = fetch;
    };
  },
};
const someoneNew = screen('Who are you?', link({}), PHONE);
/** A joiner is offered the person whom they resemble, and can’t take a name in use. */
export const SomeoneNew: typeof someoneNew = {
  ...someoneNew,
  play: async (context) => {
    await someoneNew.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'I’m not on the list' }));
    const field = canvas.getByLabelText('Your name');
    // The user's name elsewhere is the default.
    await expect(field).toHaveValue('Eva');
    await userEvent.clear(field);
    await userEvent.type(field, 'ben');
    await expect(field).toHaveAccessibleDescription(/already has this name/u);
    await expect(canvas.getByRole('button', { name: 'Join' })).toBeDisabled();
    await userEvent.type(field, ' Two');
    await expect(canvas.getByRole('button', { name: 'Join as ben Two' })).toBeEnabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Dana Smith');
    await expect(canvas.getByText(/Dana is already in this group/u)).toBeVisible();
  },
};
const viewer = screen('Who are you?', link({ role: 'viewer', preview: TAKEN }), PHONE);
/** Everyone has joined, so a new person joins, as an onlooker unless they choose otherwise. */
export const Onlooker: typeof viewer = {
  ...viewer,
  play: async (context) => {
    await viewer.play?.(context);
    const { canvas } = context;
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByLabelText('Don’t include me in splits')).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Join as Eva' })).toBeEnabled();
  },
};
export const OpenInArabic = screen(
  /^انضمّ سابقًا/u,
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
