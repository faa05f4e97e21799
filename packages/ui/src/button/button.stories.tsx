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
          <Button {...args} kind={kind} size="small" />
          <Button {...args} kind={kind} />
          <Button {...args} kind={kind} icon={<Icon glyph={Plus} />} />
          <Button {...args} kind={kind} size="large" />
          <Button {...args} kind={kind} state="busy" />
          <Button {...args} kind={kind} disabled />
        </div>
      ))}
      <Button {...args} width="fill" kind="primary" />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Button {...args} kind="primary">
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
