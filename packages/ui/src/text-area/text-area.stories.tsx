import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';

const meta = {
  title: 'UI/Fields/Text area',
  component: TextArea,
  args: { label: 'Notes' },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <TextArea {...args} placeholder="Anything to remember" />
      <TextArea {...args} defaultValue={LONG_TEXT} hint="Grows with what is written." />
      <TextArea {...args} defaultValue="Too long" error="Use 2,000 characters or fewer." />
      <TextArea {...args} defaultValue="Disabled" disabled />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <TextArea {...args} label={LONG_TEXT} defaultValue={LONG_TEXT} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
