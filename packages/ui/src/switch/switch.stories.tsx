import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { Switch } from './switch.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Switch',
  component: Switch,
  args: { label: 'Notifications', checked: true, onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful initial={false}>
        {(on, change) => <Switch {...args} checked={on} onCheckedChange={change} />}
      </Stateful>
      <Stateful initial={true}>
        {(on, change) => (
          <Switch
            {...args}
            label="Share usage data"
            hint="Off by default."
            checked={on}
            onCheckedChange={change}
          />
        )}
      </Stateful>
      <Switch {...args} label="Disabled" disabled />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Switch {...args} label={LONG_TEXT} hint={LONG_TEXT} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
