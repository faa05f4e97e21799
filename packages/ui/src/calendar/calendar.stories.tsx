import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { Calendar } from './calendar.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Calendar',
  component: Calendar,
  args: {
    value: '2026-11-21',
    today: '2026-11-19',
    locale: 'en-GB',
    onValueChange: fn(),
    labels: { previous: 'Previous month', next: 'Next month' },
  },
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful<string | undefined> initial="2026-11-21">
        {(value, change) => <Calendar {...args} value={value} onValueChange={change} />}
      </Stateful>
      <Calendar {...args} locale="en-US" min="2026-11-10" max="2026-11-24" />
      <Calendar {...args} value={undefined} />
    </div>
  ),
};

export const OtherScripts: Story = {
  args: { locale: 'ar' },
  globals: { direction: 'rtl' },
};

export const LongText: Story = {
  args: { locale: 'ta' },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
