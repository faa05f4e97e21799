import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { LONG_NAME, people } from '../../tests/sample-people.ts';
import { SplitEditor } from './split-editor.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Ledger/Split editor',
  component: SplitEditor,
  args: {
    modes: [
      { value: 'ticks', label: 'Equally' },
      { value: 'weights', label: 'Shares' },
      { value: 'text', label: 'Percent' },
      { value: 'exact', label: 'Amounts' },
      { value: 'adjustment', label: 'By adjustment' },
    ],
    mode: 'ticks',
    onModeChange: fn(),
    entry: 'ticks',
    rows: people.slice(0, 4).map((person, index) => ({
      ...person,
      included: index < 3,
      input: '33.3',
      weight: index + 1,
      share: <Money parts={euros(index < 3 ? 25.65 : 0)} />,
    })),
    onIncludedChange: fn(),
    onAllChange: fn(),
    onInputChange: fn(),
    onWeightChange: fn(),
    remainder: 'Nothing left',
    state: 'even',
    labels: {
      mode: 'Split method',
      people: 'People',
      input: (name: string) => `For ${name}`,
      quantity: { less: 'Remove a share', more: 'Add a share' },
      all: 'All',
    },
  },
} satisfies Meta<typeof SplitEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <SplitEditor {...args} />
      <SplitEditor {...args} mode="weights" entry="weights" />
      <SplitEditor
        {...args}
        mode="exact"
        entry="text"
        unit="€"
        state="open"
        remainder="€16.50 left"
        rows={args.rows.map((row, index) => ({
          ...row,
          input: ['25.65', '34.80', ''][index] ?? '',
        }))}
      />
      <SplitEditor
        {...args}
        mode="adjustment"
        entry="text"
        unit="€"
        rows={args.rows.map((row, index) => ({ ...row, input: ['+5', '', '−2.50'][index] ?? '' }))}
      />
      <SplitEditor
        {...args}
        mode="text"
        entry="text"
        unit="%"
        state="open"
        remainder="0.1 % is left over."
        rows={args.rows.map((row, index) => ({
          ...row,
          error: index === 1 ? 'Enter a percentage.' : undefined,
        }))}
      />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <SplitEditor
        {...args}
        entry="weights"
        mode="weights"
        rows={args.rows.map((row) => ({ ...row, name: LONG_NAME }))}
      />
    </div>
  ),
};

/** With search, choices and collapsed rows. */
export const ManyPeople: Story = {
  args: {
    mode: 'exact',
    entry: 'text',
    unit: '€',
    state: 'open',
    remainder: '€16.50 of €90.00 left',
    rows: Array.from({ length: 40 }, (_, at) => ({
      id: `p${at}`,
      name: `Person ${at + 1}`,
      hue: at % 12,
      included: at < 3,
      input: at < 2 ? '36.75' : '',
      share: '',
    })),
    onOnlyMe: fn(),
    labels: {
      ...meta.args.labels,
      tools: {
        search: 'Search',
        clear: 'Clear',
        all: 'All',
        none: 'None',
        onlyMe: 'Just me',
        empty: 'No results',
        showAll: (total: number) => `Show all (${total})`,
      },
    },
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
