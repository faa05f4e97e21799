import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { AmountField } from '../amount-field/amount-field.tsx';
import { Stateful } from '../../tests/stateful.tsx';
import { NumberKeypad, type NumberKeypadProps } from './number-keypad.tsx';

const meta = {
  title: 'UI/Fields/Number keypad',
  component: NumberKeypad,
  args: {
    label: 'Keypad',
    field: { current: null },
    locale: 'en-US',
    labels: {
      plus: 'Plus',
      minus: 'Minus',
      times: 'Times',
      divide: 'Divided by',
      decimal: 'Decimal separator',
      backspace: 'Delete last character',
    },
  },
} satisfies Meta<typeof NumberKeypad>;
export default meta;

type Story = StoryObj<typeof meta>;

function WithField({ initial, ...args }: NumberKeypadProps & { readonly initial: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div style={{ maxInlineSize: 360, display: 'grid', gap: 20 }}>
      <Stateful initial={initial}>
        {(value, change) => (
          <AmountField
            ref={field}
            label="Amount"
            size="hero"
            inputMode="none"
            currency="EUR"
            value={value}
            onValueChange={change}
          />
        )}
      </Stateful>
      <NumberKeypad {...args} field={field} />
    </div>
  );
}

export const Basic: Story = { render: (args) => <WithField {...args} initial="" /> };

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, 17rem)' }}>
      <NumberKeypad {...args} />
      <NumberKeypad {...args} locale="de" />
      <NumberKeypad {...args} locale="ar-EG" />
      <NumberKeypad {...args} locale="hi-u-nu-deva" />
    </div>
  ),
};

export const Typing: Story = {
  render: (args) => <WithField {...args} initial="12" />,
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{End}');
    await press('Plus');
    await press('4');
    await press('5');
    await press('Delete last character');
    await press('Decimal separator');
    await press('5');
    await expect(canvas.getByRole('textbox')).toHaveValue('12+4.5');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  render: (args) => <WithField {...args} initial="1000000000000.00+1000000000000.00" />,
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...Basic, globals: { viewport: { value: 'phone320' } } };
