import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'UI/Layout/Keys',
  component: Kbd,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      <Kbd {...args} />
      <Kbd keys={['⌘', 'K']} />
      <Kbd keys={['?']} />
      <p>
        Press <Kbd keys={['Shift', 'F6']} /> to return to the page.
      </p>
      <p style={{ fontSize: 'var(--q-text-caption)' }}>
        Press <Kbd keys={['Esc']} /> to close.
      </p>
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <p style={{ inlineSize: 272 }}>
      {LONG_TEXT} <Kbd keys={['Strg', 'Umschalt', 'Einfügen', 'Entf']} />
    </p>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
