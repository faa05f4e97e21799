import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { ListHeader } from '../list/list-header.tsx';
import { ListRow } from '../list/list-row.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

const items = Array.from({ length: 10_000 }, (_, index) => `Expense ${index + 1}`);

function Long(props: VirtualListProps<string>) {
  return <VirtualList {...props} />;
}

const meta = {
  title: 'UI/Layout/Virtual list',
  component: Long,
  args: {
    label: 'Expenses',
    items,
    itemKey: (item: string) => item,
    children: (item: string, index: number) => (
      <div>
        <ListRow
          as="div"
          title={item}
          description={index % 3 === 0 ? 'With a sentence that makes it taller' : undefined}
          amount={<Money parts={euros(index + 1)} />}
        />
      </div>
    ),
  },
} satisfies Meta<typeof Long>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Long
        {...args}
        items={items.slice(0, 4)}
        end={<Skeleton shape="row" count={2} label="Loading" />}
      />
      <Long
        {...args}
        items={items.slice(0, 2)}
        end={
          <Banner tone="danger" actions={<Button size="small">Try again</Button>}>
            Older ones could not be read.
          </Banner>
        }
      />
      <Long
        {...args}
        items={items.slice(0, 5)}
        sections={{
          keyOf: (item) => (Number(item.slice(8)) < 4 ? 'November 2026' : 'October 2026'),
          header: (month) => <ListHeader title={month} total="€1,347.84" />,
          estimate: 47,
        }}
      />
      <Long {...args} items={[]} empty={<EmptyState title="No expenses yet" />} />
    </div>
  ),
};

export const LongText: Story = {
  args: { items: items.slice(0, 40).map((item) => `${item} ${LONG_TEXT}`) },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
