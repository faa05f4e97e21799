import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import Receipt from 'lucide-react/icons/receipt';
import Wallet from 'lucide-react/icons/wallet';
import Plane from 'lucide-react/icons/plane';
import { Icon } from './icon.tsx';

const meta = {
  title: 'UI/Media/Icon',
  component: Icon,
  args: { glyph: Plus, label: 'Add' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', gap: 12 }}>
          <Icon {...args} size={size} />
          <Icon glyph={Receipt} size={size} />
          <Icon glyph={Wallet} size={size} />
          <Icon glyph={Plane} size={size} />
        </div>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
