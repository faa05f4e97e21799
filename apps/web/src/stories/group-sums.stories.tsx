import type { Meta } from '@storybook/react-vite';
import { DESKTOP, EMPTY_GROUP, PHONE, screen, screenMeta } from './app-screen.tsx';
import { GROUP_ID } from './sample-group.ts';

const meta = {
  ...screenMeta,
  title: 'App/Balances and insights',
} satisfies Meta<typeof screenMeta.component>;
export default meta;

const balances = `/groups/${GROUP_ID}/balances`;
export const Balances = screen('Settle up', { path: balances }, PHONE);
export const BalancesOnDesktop = screen('Settle up', { path: balances }, DESKTOP);
export const BalancesDark = screen('Settle up', { path: balances }, { ...PHONE, theme: 'dark' });
export const AllQuits = screen(/Quits\./u, { path: balances, documents: EMPTY_GROUP }, PHONE);
export const BalancesLoading = screen('Balances', { path: balances, reads: 'loading' }, PHONE);

const insights = `/groups/${GROUP_ID}/insights`;
export const Insights = screen('By category', { path: insights }, PHONE);
export const InsightsOnDesktop = screen('By category', { path: insights }, DESKTOP);
export const InsightsDark = screen('By category', { path: insights }, { ...PHONE, theme: 'dark' });
export const NoInsights = screen(
  'Not enough data yet.',
  { path: insights, documents: EMPTY_GROUP },
  PHONE,
);
