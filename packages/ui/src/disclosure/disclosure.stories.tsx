import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'UI/Layout/Disclosure',
  component: Disclosure,
  args: { summary: '3 rows couldn’t be read', children: 'Line 12: the amount is missing.' },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('3 rows couldn’t be read'));
    await expect(canvas.getByText('Line 12: the amount is missing.')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Disclosure {...args} />
      <Disclosure {...args} open />
      <Disclosure {...args} surface="plain" summary="Archived groups (2)" open>
        They are read-only, and their balances still count.
      </Disclosure>
    </div>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div style={{ inlineSize: 272 }}>
      <Disclosure {...args} summary={LONG_TEXT} open>
        {LONG_TEXT}
      </Disclosure>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
