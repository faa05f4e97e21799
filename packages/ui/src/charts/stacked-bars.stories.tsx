import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { euros } from '../../tests/sample-money.ts';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Money } from '../money/money.tsx';
import type { StackedBar } from './stacked-bar.ts';
import { StackedBars } from './stacked-bars.tsx';

const KINDS = ['Lodging', 'Food', 'Transport', 'Other'];

function bar(label: string, values: readonly number[]): StackedBar {
  return {
    id: label,
    label,
    formatted: <Money parts={euros(values.reduce((sum, value) => sum + value, 0))} />,
    parts: values.map((value, index) => ({
      id: `k${index}`,
      label: KINDS[index] ?? '',
      value,
      formatted: <Money parts={euros(value)} />,
      // The rest is gray.
      ...(index < 3 && { hue: [0, 1, 3][index] ?? 0 }),
    })),
  };
}

const meta = {
  title: 'UI/Charts/Stacked bars',
  component: StackedBars,
  args: {
    title: 'By month',
    labels: {
      label: 'Month',
      value: 'Together',
      showTable: 'Show as table',
      showChart: 'Show as chart',
    },
    current: 'Nov',
    axis: [0, 250, 500, 750].map((value) => ({ value, label: String(value) })),
    reference: { value: 440, label: 'Typical month' },
    items: [
      bar('Jun', [220, 140.5, 60, 20]),
      bar('Jul', [410, 180, 95, 40]),
      bar('Aug', [300, 210.2, 130, 15]),
      bar('Sep', [120, 95, 30, 0]),
      bar('Oct', [180, 160.8, 75, 25]),
      bar('Nov', [260, 120, 45.5, 60]),
    ],
  },
} satisfies Meta<typeof StackedBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** The parts of a bar, as listed when it is hovered, focused or tapped. */
export const WithTooltip: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Jul');
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('columnheader', { name: 'Lodging' })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <StackedBars {...args} />
      <StackedBars {...args} title="One month" items={args.items.slice(-1)} axis={[]} />
      <StackedBars {...args} title="Nothing" items={[]} axis={[]} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: LONG_TEXT,
    items: meta.args.items.map((item) => ({
      ...item,
      parts: item.parts.map((part) => ({ ...part, label: `Rozpoczęcie ${part.label}` })),
    })),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
