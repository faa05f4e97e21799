import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { OtpInput } from './otp-input.tsx';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/OTP input',
  component: OtpInput,
  args: { label: 'Code from your app', value: '123', onValueChange: fn() },
} satisfies Meta<typeof OtpInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <OtpInput {...args} value="" />
      <OtpInput {...args} hint="It changes every 30 seconds." />
      <OtpInput {...args} value="123456" error="This code has expired. Request a new one." />
    </div>
  ),
};

const complete = fn();

export const Pasted: Story = {
  render: (args) => (
    <Stateful initial="">
      {(value, change) => (
        <OtpInput {...args} value={value} onValueChange={change} onComplete={complete} />
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Code from your app');
    await userEvent.click(field);
    await userEvent.paste('12 34-56');
    await expect(field).toHaveValue('123456');
    await expect(complete).toHaveBeenLastCalledWith('123456');
  },
};

export const LongText: Story = {
  args: { label: LONG_TEXT, hint: LONG_TEXT, error: LONG_TEXT, length: 8 },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
