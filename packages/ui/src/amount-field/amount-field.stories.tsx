import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountField } from './amount-field.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Amount field',
  component: AmountField,
  args: { label: 'Amount', value: '12.40', onValueChange: fn(), currency: 'EUR' },
} satisfies Meta<typeof AmountField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <AmountField {...args} />
      <AmountField {...args} value="12+4,50" result="= 16.50" />
      <AmountField
        {...args}
        value="twelve"
        error="Enter a number or a sum, such as 20 or 12+4.50."
      />
      <AmountField
        {...args}
        value="1284.07"
        size="hero"
        currencyLabel="Currency"
        currencies={[
          { code: 'EUR', label: 'EUR' },
          { code: 'JPY', label: 'JPY' },
        ]}
      />
      <AmountField {...args} value="" placeholder="0.00" size="hero" />
      <AmountField {...args} disabled />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <AmountField {...args} value="1000000000000.00" size="hero" result="= 1,000,000,000,000.00" />
    </div>
  ),
};

export const OtherScripts: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <AmountField {...args} label="المبلغ" lang="ar" value="١٢+٣٫٥٠" result="= ١٥٫٥٠" />
      <AmountField
        {...args}
        label="रकम"
        lang="hi"
        value="१२+३.५०"
        result="= १५.५०"
        currency="INR"
      />
      <AmountField {...args} label="Betrag" lang="de" value="1.284,07" />
      <AmountField {...args} label="Montant" lang="fr" value="1 284,07" />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
