import type { Meta, StoryObj } from '@storybook/react-vite';
import { euros } from '../../tests/sample-money.ts';
import { Money } from './money.tsx';

const meta = {
  title: 'UI/Ledger/Money',
  component: Money,
  args: { parts: euros(1284.07) },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Money {...args} size="hero" underline="double" />
      <Money {...args} size="hero" tone="credit" label="You get back €1,284.07" />
      <Money {...args} size="hero" tone="debit" />
      <Money {...args} size="title" tone="even" />
      <div>
        {(['plain', 'credit', 'debit', 'even'] as const).map((side) => (
          <p key={side}>
            <Money {...args} tone={side} />
          </p>
        ))}
      </div>
      <Money
        parts={new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' }).formatToParts(
          1284.07,
        )}
        size="hero"
      />
    </div>
  ),
};

export const OtherScripts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Money
        parts={new Intl.NumberFormat('ar-EG', { style: 'currency', currency: 'EGP' }).formatToParts(
          1284.07,
        )}
        size="hero"
      />
      <Money
        parts={new Intl.NumberFormat('ja', { style: 'currency', currency: 'JPY' }).formatToParts(
          1284,
        )}
        size="hero"
      />
    </div>
  ),
};

export const LongText: Story = {
  args: { parts: euros(-123_456_789.01), size: 'hero', tone: 'debit', underline: 'double' },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
