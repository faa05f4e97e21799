import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Tabs } from './tabs.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Account',
    value: 'profile',
    onValueChange: fn(),
    tabs: [
      { value: 'profile', label: 'Profile', panel: 'Name and photo' },
      { value: 'sign-in', label: 'Sign-in', panel: 'Methods' },
      { value: 'privacy', label: 'Privacy', panel: 'Consent' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful initial="profile">
        {(value, change) => <Tabs {...args} value={value} onValueChange={change} />}
      </Stateful>
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Tabs
        {...args}
        tabs={[
          { value: 'profile', label: LONG_TEXT, panel: LONG_TEXT },
          { value: 'b', label: 'Zweite', panel: '' },
        ]}
      />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
