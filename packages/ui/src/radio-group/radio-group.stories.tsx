import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { RadioGroup } from './radio-group.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Radio group',
  component: RadioGroup,
  args: {
    label: 'Role',
    value: 'editor',
    onValueChange: fn(),
    options: [
      { value: 'viewer', label: 'Viewer', hint: 'Can view and comment' },
      { value: 'editor', label: 'Editor', hint: 'Can add and edit expenses' },
      { value: 'owner', label: 'Owner', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful initial="editor">
        {(value, change) => <RadioGroup {...args} value={value} onValueChange={change} />}
      </Stateful>
      <RadioGroup {...args} value={undefined} error="Choose a role." />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <RadioGroup
        {...args}
        label={LONG_TEXT}
        value="a"
        options={[{ value: 'a', label: LONG_TEXT, hint: LONG_TEXT }]}
      />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
