import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { SearchField } from './search-field.tsx';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Search field',
  component: SearchField,
  args: { label: 'Search', clearLabel: 'Clear', value: 'train', onValueChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful initial="">
        {(value, change) => (
          <SearchField
            {...args}
            placeholder="Search expenses"
            value={value}
            onValueChange={change}
          />
        )}
      </Stateful>
      <SearchField {...args} />
      <SearchField {...args} hideLabel={false} disabled />
    </div>
  ),
};

export const Clearing: Story = {
  render: (args) => (
    <Stateful initial="train">
      {(value, change) => <SearchField {...args} value={value} onValueChange={change} />}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'bus{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const LongText: Story = {
  args: { label: LONG_TEXT, hideLabel: false, value: LONG_TEXT },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
