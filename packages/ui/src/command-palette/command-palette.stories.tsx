import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import Scale from 'lucide-react/icons/scale';
import { Icon } from '../icon/icon.tsx';
import { LONG_NAME, LONG_TEXT } from '../../tests/sample-people.ts';
import { CommandPalette } from './command-palette.tsx';
import { expect, fn, screen } from 'storybook/test';

const go = fn();

const meta = {
  title: 'UI/Overlays/Command palette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    labels: { title: 'Search', placeholder: 'Search', empty: 'No results' },
    commands: [
      {
        value: 'add',
        label: 'Add expense',
        detail: 'N',
        icon: <Icon glyph={Plus} />,
        onSelect: fn(),
      },
      {
        value: 'balances',
        label: 'Balances',
        detail: 'B',
        icon: <Icon glyph={Scale} />,
        onSelect: go,
      },
      { value: 'adriatic', label: 'Adriatic, by rail', keywords: 'group trip', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <CommandPalette {...args} />
    </div>
  ),
};

export const Chosen: Story = {
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'bal{Enter}');
    await expect(go).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    commands: ['a', 'b'].map((value) => ({
      value,
      label: LONG_TEXT,
      detail: LONG_NAME,
      onSelect: fn(),
    })),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
