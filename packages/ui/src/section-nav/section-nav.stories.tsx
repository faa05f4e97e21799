import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Icon } from '../icon/icon.tsx';
import { SectionNav, type SectionNavItem } from './section-nav.tsx';

const link: SectionNavItem['render'] = ({ children, ...props }) => (
  <a {...props} href="#section">
    {children}
  </a>
);

const meta = {
  title: 'UI/Navigation/Section nav',
  component: SectionNav,
  args: {
    label: 'Settings',
    items: [
      {
        id: 'general',
        label: 'General',
        icon: <Icon glyph={Settings} />,
        current: true,
        render: link,
      },
      { id: 'people', label: 'People', icon: <Icon glyph={Users} />, value: '12', render: link },
      { id: 'export', label: 'Export', icon: <Icon glyph={Download} />, render: link },
    ],
  },
} satisfies Meta<typeof SectionNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ inlineSize: 240, display: 'grid', gap: 20 }}>
      <SectionNav {...args} />
    </div>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <SectionNav
        {...args}
        items={args.items.map((item) => ({ ...item, label: LONG_TEXT, value: LONG_TEXT }))}
      />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
