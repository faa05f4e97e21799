import type { Meta } from '@storybook/react-vite';
import { EMPTY_GROUP, PHONE, screen, screenMeta } from './app-screen.tsx';
import { ANA } from './auth-story.tsx';
import { GROUP_ID } from './sample-group.ts';

const meta = {
  ...screenMeta,
  title: 'App/Activity and settings',
} satisfies Meta<typeof screenMeta.component>;
export default meta;

const activity = `/groups/${GROUP_ID}/activity`;
export const Activity = screen(/Night train/u, { path: activity }, PHONE);
export const NoActivity = screen(
  'Nothing has happened yet.',
  { path: activity, documents: EMPTY_GROUP },
  PHONE,
);

const settings = `/groups/${GROUP_ID}/settings`;
export const ForAnOwner = screen('Delete the group', { path: settings }, PHONE);
export const ForAViewer = screen(
  'Leave the group',
  { path: settings, user: { ...ANA, uid: 'chiara', displayName: 'Chiara' } },
  PHONE,
);
export const Categories = screen('Add a category', { path: `${settings}/categories` }, PHONE);
export const Export = screen('Export as CSV', { path: `${settings}/export` }, PHONE);
