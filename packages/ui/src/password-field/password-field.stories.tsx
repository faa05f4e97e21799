import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { PasswordField } from './password-field.tsx';
import { expect } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Password field',
  component: PasswordField,
  args: {
    label: 'Password',
    labels: {
      show: 'Show password',
      hide: 'Hide password',
      met: 'Met:',
      unmet: 'Missing:',
    },
    defaultValue: 'correct horse',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <PasswordField {...args} />
      <PasswordField
        {...args}
        rules={[
          { id: 'length', text: 'At least 8 characters', met: true },
          { id: 'digit', text: 'A number', met: false },
        ]}
      />
      <PasswordField {...args} error="Incorrect password." />
      <PasswordField {...args} disabled />
    </div>
  ),
};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: LONG_TEXT,
    error: LONG_TEXT,
    rules: [
      { id: 'a', text: LONG_TEXT, met: true },
      { id: 'b', text: LONG_TEXT, met: false },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
