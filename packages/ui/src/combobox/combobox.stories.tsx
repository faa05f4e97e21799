import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { LONG_NAME, LONG_TEXT, people } from '../../tests/sample-people.ts';
import { Combobox } from './combobox.tsx';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Paid by',
    value: 'p1',
    onValueChange: fn(),
    empty: 'No results',
    options: people.map(({ id, name, hue }) => ({
      value: id,
      label: name,
      icon: <Avatar name={name} hue={hue} size="small" />,
    })),
  },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful<string | undefined> initial="p1">
        {(value, change) => <Combobox {...args} value={value} onValueChange={change} />}
      </Stateful>
      <Combobox {...args} value={undefined} placeholder="Somebody" hint="Enter a name." />
      <Combobox {...args} error="Choose who paid." />
      <Combobox {...args} disabled />
    </div>
  ),
};

export const Choosing: Story = {
  render: (args) => (
    <Stateful<string | undefined> initial={undefined}>
      {(value, change) => <Combobox {...args} value={value} onValueChange={change} />}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Paid by' });
    await userEvent.type(field, 'conti');
    await waitFor(() => expect(screen.getByRole('option', { name: /Chiara/u })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Chiara Conti');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const NothingFits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('No results')).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    label: LONG_TEXT,
    hint: LONG_TEXT,
    options: [{ value: 'p1', label: LONG_NAME, detail: LONG_TEXT }],
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
