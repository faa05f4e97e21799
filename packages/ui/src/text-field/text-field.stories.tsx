import type { Meta, StoryObj } from '@storybook/react-vite';
import Mail from 'lucide-react/icons/mail';
import { Icon } from '../icon/icon.tsx';
import { TextField } from './text-field.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';

const meta = {
  title: 'UI/Fields/Text field',
  component: TextField,
  args: { label: 'Title' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <TextField {...args} placeholder="Tickets" />
      <TextField {...args} defaultValue="Tickets to the museum" hint="What was it for?" />
      <TextField {...args} defaultValue="" note="optional" />
      <TextField
        {...args}
        defaultValue="x"
        error="Use at least two letters."
        hint="What was it for?"
      />
      <TextField {...args} defaultValue="amelie@example.org" start={<Icon glyph={Mail} />} />
      <TextField {...args} defaultValue="Disabled" disabled />
      <TextField {...args} hideLabel placeholder="A label only for screen readers" />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <TextField
        {...args}
        label={LONG_TEXT}
        hint={LONG_TEXT}
        error={LONG_TEXT}
        defaultValue={LONG_TEXT}
      />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
