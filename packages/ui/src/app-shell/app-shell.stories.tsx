import type { Meta, StoryObj } from '@storybook/react-vite';
import BookOpen from 'lucide-react/icons/book-open';
import ScrollText from 'lucide-react/icons/scroll-text';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '../icon/icon.tsx';
import { ConnectionIndicator } from '../connection-indicator/connection-indicator.tsx';
import { ListDetail } from '../list-detail/list-detail.tsx';
import { Logo } from '../logo/logo.tsx';
import type { RootProps } from '../lib/render-prop.ts';
import { IconTile } from '../icon-tile/icon-tile.tsx';
import { NoticeSlot } from '../notice-slot/notice-slot.tsx';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Button } from '../button/button.tsx';
import { AppShell } from './app-shell.tsx';
import { RailList } from './rail-list.tsx';

function link({ children, ...props }: RootProps) {
  return (
    <a {...props} href="#place">
      {children}
    </a>
  );
}

const meta = {
  title: 'UI/Layout/App shell',
  component: AppShell,
  parameters: { frame: 'page' },
  args: {
    brand: <Logo label="Quits" />,
    items: [
      {
        id: 'groups',
        label: 'Groups',
        icon: <Icon glyph={BookOpen} />,
        place: 'here' as const,
        render: link,
      },
      {
        id: 'activity',
        label: 'Activity',
        icon: <Icon glyph={ScrollText} />,
        badge: '3',
        render: link,
      },
      { id: 'account', label: 'Account', icon: <Icon glyph={CircleUserRound} />, render: link },
    ],
    labels: { navigation: 'Main', skip: 'Skip to content' },
    action: { label: 'Add expense', icon: <Icon glyph={Plus} />, render: link },
    children: <h1>Groups</h1>,
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <AppShell {...args} />
    </div>
  ),
};

export const WithDetail: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <ListDetail labels={{ detail: 'Expense', close: 'Close' }} detail={<h2>Night train</h2>}>
        <h1>Groups</h1>
      </ListDetail>
    ),
    rail: (
      <RailList
        label="Groups"
        items={[
          {
            id: 'rail',
            label: 'Adriatic, by rail',
            icon: <IconTile emoji="🚂" size="small" />,
            detail: <Money parts={euros(252.26)} tone="credit" />,
            render: link,
            current: true,
          },
          {
            id: 'flat',
            label: 'Lange Straße 12, second floor',
            icon: <IconTile glyph="users" size="small" />,
            detail: <Money parts={euros(-12.5)} tone="debit" />,
            render: link,
          },
        ]}
      />
    ),
    status: <ConnectionIndicator status="offline" label="Waiting for a connection" />,
  },
};

export const WithStatus: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: {
    status: <ConnectionIndicator status="offline" label="2 changes waiting to sync" />,
  },
};

export const WithNotice: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    notice: (
      <NoticeSlot
        notices={[
          {
            id: 'usage',
            title: 'Help improve Quits?',
            text: 'Share anonymous data. Never names, amounts, or text.',
            actions: <Button size="small">Share data</Button>,
          },
        ]}
      />
    ),
  },
};

export const WithoutAction: Story = {
  render: ({ action: _action, ...args }) => <AppShell {...args} />,
};

export const LongText: Story = {
  args: {
    items: ['Gruppenübersicht', 'Aktivitätenverlauf', 'Kontoeinstellungen'].map((label) => ({
      id: label,
      label,
      icon: <Icon glyph={BookOpen} />,
      render: link,
    })),
    action: {
      label: 'Ausgabe hinzufügen und aufteilen',
      icon: <Icon glyph={Plus} />,
      render: link,
    },
    children: <h1>{LONG_TEXT}</h1>,
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
