import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { Banner } from '../banner/banner.tsx';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { LONG_NAME, LONG_TEXT, people } from '../../tests/sample-people.ts';
import { DataTable, type DataTableProps, type DataTableSort } from './data-table.tsx';

interface Row {
  id: string;
  name: string;
  paid: number;
  share: number;
}

const rows: readonly Row[] = people
  .slice(0, 4)
  .map(({ id, name }, index) => ({ id, name, paid: 100 - index * 21.5, share: 33.25 }));

function Table(props: DataTableProps<Row>) {
  return <DataTable {...props} />;
}

/** Returns the props without the totals row, for an empty table. */
function bare({ totals: _totals, ...args }: DataTableProps<Row>): DataTableProps<Row> {
  return args;
}

const meta = {
  title: 'UI/Layout/Data table',
  component: Table,
  args: {
    caption: 'By person',
    rows,
    rowKey: (row: Row) => row.id,
    columns: [
      { id: 'name', header: 'Person', cell: (row: Row) => row.name, sortable: true },
      {
        id: 'paid',
        header: 'Paid',
        type: 'figure' as const,
        sortable: true,
        cell: (row: Row) => <Money parts={euros(row.paid)} />,
      },
      {
        id: 'share',
        header: 'Share',
        type: 'figure' as const,
        cell: (row: Row) => <Money parts={euros(row.share)} />,
      },
    ],
    totals: [
      'Together',
      <Money key="paid" parts={euros(271)} />,
      <Money key="share" parts={euros(133)} />,
    ],
  },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful<DataTableSort> initial={{ column: 'paid', order: 'descending' }}>
        {(sort, change) => (
          <Table
            {...args}
            sort={sort}
            onSortChange={change}
            rows={rows.toSorted(
              (a, b) =>
                (sort.order === 'ascending' ? 1 : -1) *
                (sort.column === 'name' ? a.name.localeCompare(b.name) : a.paid - b.paid),
            )}
          />
        )}
      </Stateful>
      <Table {...args} caption="Taller than its container" style={{ maxBlockSize: 180 }} />
      <Table {...bare(args)} caption="Empty" rows={[]} empty="No data for this period" />
      <Table {...bare(args)} caption="Loading…" rows={[]} loadingLabel="Loading" />
      <Table
        {...bare(args)}
        caption="Couldn’t be loaded"
        rows={[]}
        empty={<Banner tone="danger">Can’t reach the server.</Banner>}
      />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Table
        {...args}
        caption={LONG_TEXT}
        rows={rows.map((row) => ({ ...row, name: LONG_NAME }))}
      />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
