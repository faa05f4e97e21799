import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '../icon/icon.tsx';
import { Button } from './button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: 'Settle up', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((kind) => (
        <div
          key={kind}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}
        >
          <Button {...args} variant={kind} size="small" />
          <Button {...args} variant={kind} />
          <Button {...args} variant={kind} icon={<Icon glyph={Plus} />} />
          <Button {...args} variant={kind} size="large" />
          <Button {...args} variant={kind} loading />
          <Button {...args} variant={kind} disabled />
        </div>
      ))}
      <Button {...args} fullWidth variant="primary" />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Button {...args} variant="primary">
        {LONG_TEXT}
      </Button>
      <Button {...args} icon={<Icon glyph={Plus} />}>
        {LONG_TEXT}
      </Button>
    </div>
  ),
};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settle up' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
