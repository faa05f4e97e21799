import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Stat, StatRow } from './stat.tsx';

const meta = {
  title: 'UI/Layout/Stat',
  component: Stat,
  args: { label: 'Your share', figure: <Money parts={euros(1384.88)} />, detail: '9.8% of it' },
} satisfies Meta<typeof Stat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  render: (args) => (
    <StatRow>
      <Stat {...args} />
    </StatRow>
  ),
};

export const States: Story = {
  render: (args) => (
    <StatRow>
      <Stat label="Spent together" figure={<Money parts={euros(14_161.93)} />} />
      <Stat {...args} />
      <Stat label="You paid" figure={<Money parts={euros(1488.33)} />} detail="+€103.45" />
      <Stat label="Typical month" figure={<Money parts={euros(2360)} />} />
    </StatRow>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div style={{ inlineSize: 272 }}>
      <StatRow>
        <Stat {...args} label={LONG_TEXT} detail={LONG_TEXT} />
        <Stat {...args} />
      </StatRow>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
