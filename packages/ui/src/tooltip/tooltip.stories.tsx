import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Tooltip } from './tooltip.tsx';
import { expect, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Add expense',
    keys: 'N',
    children: <IconButton label="Add expense" icon={<Icon glyph={Plus} />} />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <div>
        <Tooltip {...args} />
      </div>
    </div>
  ),
};

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Add expense')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const LongText: Story = {
  args: { text: LONG_TEXT, keys: 'Ctrl Shift N' },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText(LONG_TEXT)).toBeVisible());
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
