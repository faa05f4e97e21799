import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { DateField } from './date-field.tsx';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Date field',
  component: DateField,
  args: {
    label: 'Date',
    value: '2026-11-21',
    today: '2026-11-21',
    locale: 'en-GB',
    onValueChange: fn(),
    labels: {
      previous: 'Previous month',
      next: 'Next month',
      open: 'Open calendar',
      invalid: 'Enter a date such as 21/11/2026.',
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful<string | undefined> initial="2026-11-21">
        {(value, change) => <DateField {...args} value={value} onValueChange={change} />}
      </Stateful>
      <DateField {...args} value={undefined} placeholder="No date" hint="When it was paid." />
      <DateField {...args} error="Choose a date that isn’t in the future." />
      <DateField {...args} disabled />
    </div>
  ),
};

export const Choosing: Story = {
  render: (args) => (
    <Stateful<string | undefined> initial="2026-11-21">
      {(value, change) => <DateField {...args} value={value} onValueChange={change} />}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Date' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const today = { name: /21 November 2026/u, current: 'date' } as const;
    await waitFor(() => expect(screen.getByRole('button', today)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('value', expect.stringContaining('28 Nov')));
    await userEvent.clear(field);
    await userEvent.type(field, '3/12');
    await userEvent.tab();
    await expect(field).toHaveAttribute('value', expect.stringContaining('3 Dec 2026'));
  },
};

export const OtherScripts: Story = {
  args: { locale: 'ar' },
  globals: { direction: 'rtl' },
};

export const LongText: Story = {
  args: { label: LONG_TEXT, hint: LONG_TEXT, error: LONG_TEXT, locale: 'ta' },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
