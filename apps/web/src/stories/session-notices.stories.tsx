import type { AuthState } from '@quits/auth';
import { MergeNotice, UnconfirmedNotice } from '@quits/auth-ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense } from 'react';
import { expect } from 'storybook/test';
import { DELETED } from '../account/deleted.ts';
import { NoticeSlot } from '../app/notice-slot.tsx';
import { RouteFailure } from '../app/route-failure.tsx';
import { WelcomeScreen } from '../features/welcome/welcome-screen.tsx';
import { withoutNetwork } from './app-screen.tsx';
import { ANA, AuthStory } from './auth-story.tsx';

interface Args {
  readonly shows: ReactNode;
  readonly state: Partial<AuthState>;
  readonly path: string;
}

const meta: Meta<Args> = {
  title: 'App/Session notices',
  args: { path: '/', state: {} },
  render: ({ shows, state, path }) => (
    <Suspense>
      <AuthStory state={state} path={path}>
        {shows}
      </AuthStory>
    </Suspense>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const session = {
  status: 'signedIn',
  user: ANA,
  rev: 1,
  confirmed: true,
  requiredActions: [],
} as const;
const merge = {
  type: 'merge',
  id: 1,
  status: 'stopped',
  items: undefined,
  guestUid: 'guest',
  from: 1,
  email: undefined,
} as const;

export const MergeWaitsForSignIn: Story = {
  args: {
    shows: <MergeNotice />,
    state: { session, flow: { ...merge, at: 'signingIn', needsSignIn: true } },
  },
};
export const MergeWaits: Story = {
  args: {
    shows: <MergeNotice />,
    state: { session, flow: { ...merge, at: 'cleaning', needsSignIn: false } },
  },
};
export const RestoredOffline: Story = {
  args: { shows: <UnconfirmedNotice />, state: { session: { ...session, confirmed: false } } },
};
/** The code of a screen can't be loaded while offline: not the app's error. */
export const CodeThatCannotCome: Story = {
  args: { shows: <RouteFailure cause={new TypeError('Failed to fetch')} />, state: { session } },
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline\./u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};
/** Online, the same failure is the app's error, like any other. */
export const ScreenThatBroke: Story = {
  args: { shows: <RouteFailure cause={new TypeError('Failed to fetch')} />, state: { session } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Something went wrong/u)).toBeVisible();
  },
};
export const ConsentAsked: Story = {
  args: { shows: <NoticeSlot />, state: { session }, path: '/groups' },
};

const out = { status: 'signedOut', reason: 'userRequest' } as const;
export const AccountDeleted: Story = {
  parameters: { frame: 'page' },
  args: { shows: <WelcomeScreen />, state: { session: out }, path: `/${DELETED}` },
};
export const GuestLostAtStart: Story = {
  parameters: { frame: 'page' },
  args: {
    shows: <WelcomeScreen />,
    state: { session: { ...out, reason: 'restoreFailed', last: { ...ANA, isAnonymous: true } } },
  },
};
