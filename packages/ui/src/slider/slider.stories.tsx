import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Slider } from './slider.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Slider',
  component: Slider,
  args: { label: 'Tip', min: 0, max: 30, value: 10, valueText: '10 %', onValueChange: fn() },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful initial={12}>
        {(value, change) => (
          <Slider {...args} value={value} valueText={`${value} %`} onValueChange={change} />
        )}
      </Stateful>
      <Slider {...args} value={0} valueText="0 %" hint="Spread in proportion." />
      <Slider {...args} disabled />
    </div>
  ),
};

export const LongText: Story = {
  args: { label: LONG_TEXT, hint: LONG_TEXT, valueText: '1,234,567.89 percent' },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
