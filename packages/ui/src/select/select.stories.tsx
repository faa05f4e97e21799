import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';

const meta = {
  title: 'UI/Fields/Select',
  component: Select,
  args: {
    label: 'Currency',
    options: [
      { value: 'EUR', label: 'Euro' },
      { value: 'JPY', label: 'Yen' },
      { value: 'XAU', label: 'Gold', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Select {...args} />
      <Select {...args} hint="Balances use this currency." />
      <Select {...args} error="Choose one." />
      <Select
        {...args}
        options={[
          { label: 'Frequently used', options: [{ value: 'EUR', label: 'Euro' }] },
          { label: 'All', options: [{ value: 'CHF', label: 'Swiss franc' }] },
        ]}
      />
      <Select {...args} disabled />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Select {...args} label={LONG_TEXT} options={[{ value: 'x', label: LONG_TEXT }]} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
