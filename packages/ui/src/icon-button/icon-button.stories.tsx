import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'UI/Actions/Icon button',
  component: IconButton,
  args: { label: 'More', icon: <Icon glyph={Ellipsis} /> },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <IconButton {...args} size="small" />
        <IconButton {...args} />
        <IconButton {...args} variant="outline" />
        <IconButton {...args} aria-pressed="true" />
        <IconButton {...args} disabled />
        <IconButton {...args} variant="raised" label="Add" icon={<Icon glyph={Plus} />} />
      </div>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
