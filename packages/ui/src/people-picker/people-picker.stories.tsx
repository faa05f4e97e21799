import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { LONG_NAME, LONG_TEXT, latinPeople, people } from '../../tests/sample-people.ts';
import { PeoplePicker } from './people-picker.tsx';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/People picker',
  component: PeoplePicker,
  args: {
    label: 'Split between',
    people,
    selected: ['p0', 'p2'],
    onSelectedChange: fn(),
    labels: {
      search: 'Search people',
      clear: 'Clear',
      all: 'Everybody',
      none: 'Nobody',
      empty: 'No results',
    },
  },
} satisfies Meta<typeof PeoplePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful<readonly string[]> initial={['p0', 'p2']}>
        {(value, change) => (
          <PeoplePicker {...args} people={latinPeople} selected={value} onSelectedChange={change} />
        )}
      </Stateful>
      <PeoplePicker {...args} label="A few" people={latinPeople.slice(0, 3)} />
    </div>
  ),
};

const change = fn();

export const Finding: Story = {
  args: { onSelectedChange: change },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'osterberg');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Ingrid/u }));
    await expect(change).toHaveBeenLastCalledWith(['p0', 'p2', 'p8']);
  },
};

export const LongText: Story = {
  args: {
    label: LONG_TEXT,
    people: people.map((person) => ({ ...person, name: `${person.name} ${LONG_NAME}` })),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
