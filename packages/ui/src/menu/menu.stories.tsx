import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Menu } from './menu.tsx';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'UI/Actions/Menu',
  component: Menu,
  args: {
    label: 'Expense',
    trigger: <IconButton label="More" icon={<Icon glyph={Ellipsis} />} />,
    align: 'start' as const,
    sections: [
      {
        id: 'change',
        items: [
          { id: 'edit', label: 'Edit', icon: <Icon glyph={Pencil} />, keys: 'E', onSelect: fn() },
          { id: 'move', label: 'Move to another group', disabled: true, onSelect: fn() },
        ],
      },
      {
        id: 'show',
        label: 'Show',
        items: [{ id: 'deleted', label: 'Deleted expenses', checked: true, onSelect: fn() }],
      },
      {
        id: 'delete',
        items: [
          {
            id: 'delete',
            label: 'Delete',
            tone: 'danger' as const,
            icon: <Icon glyph={Trash} />,
            onSelect: fn(),
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <div>
        <Menu {...args} />
      </div>
    </div>
  ),
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Expense' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: /Edit/u })).toHaveFocus();
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark', direction: 'rtl' } };
export const LongText: Story = {
  ...Open,
  globals: { viewport: { value: 'phone320' } },
  args: {
    sections: [{ id: 'a', items: [{ id: 'edit', label: `Edit ${LONG_TEXT}`, onSelect: fn() }] }],
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
