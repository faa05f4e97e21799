import type { Meta } from '@storybook/react-vite';
import { PHONE, screen, screenMeta, withoutNetwork } from './app-screen.tsx';

const meta = { ...screenMeta, title: 'App/Groups' } satisfies Meta<typeof screenMeta.component>;
export default meta;

const path = '/groups';
const documents = {};

export const Shown = screen('Adriatic, by rail', { path });
export const Phone = screen('Adriatic, by rail', { path }, PHONE);
export const Empty = screen('No groups yet', { path, documents }, PHONE);
export const Loading = screen('Groups', { path, reads: 'loading' }, PHONE);
export const Refused = screen(/You may not see or change this/u, { path, reads: 'denied' }, PHONE);
export const Offline = {
  ...screen('Offline', { path, reads: 'cached' }, PHONE),
  beforeEach: withoutNetwork,
};
export const NewGroup = screen('Create the group', { path: '/groups/new' }, PHONE);
export const NotFound = screen('There is nothing here', { path: '/nowhere' }, PHONE);
