import { BarChart, type DataTableColumn, DataTable, DonutChart, LineChart, Money } from '@quits/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from './frame.tsx';
import { euros } from './money-parts.ts';
import styles from './pages.module.css';

const MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const SPENT = [48200, 90100, 131000, 30400, 77650, 94757];
const CATEGORIES = [
  ['Travel', 41250],
  ['Food', 28620],
  ['Lodging', 24000],
  ['Tickets', 9680],
  ['Other', 3140],
] as const;
const BALANCE = [0, 4200, 1800, -3600, -8000, -1200, 6400, 12000, 9600, 26393];
const PAID = [
  ['Amélie Roux', 51250],
  ['Ben Okafor', 28696],
  ['Chiara Conti', 31600],
] as const;

const COLUMNS: readonly DataTableColumn<(typeof PAID)[number]>[] = [
  { id: 'name', header: 'Person', cell: ([name]) => name },
  { id: 'paid', header: 'Paid', type: 'figure', cell: ([, paid]) => <Money parts={euros(paid)} /> },
];

const labels = {
  label: 'Month',
  value: 'Spent',
  showTable: 'Show as table',
  showChart: 'Show as chart',
};

function Insights() {
  return (
    <Frame here="groups" action={false}>
      <div className={styles['stack']}>
        <h1>Insights</h1>
        <BarChart
          title="By month"
          labels={labels}
          current="Nov"
          items={MONTHS.map((label, index) => {
            const value = SPENT[index] ?? 0;
            return { id: label, label, value, formatted: <Money parts={euros(value)} /> };
          })}
        />
        <DonutChart
          title="By category"
          labels={{ ...labels, label: 'Category' }}
          center={<Money parts={euros(106690)} size="title" />}
          items={CATEGORIES.map(([label, value], hue) => ({
            id: label,
            label,
            value,
            hue,
            part: `${Math.round(value / 1066.9)} %`,
            formatted: <Money parts={euros(value)} />,
          }))}
        />
        <LineChart
          title="Your balance"
          labels={{ ...labels, label: 'Day', value: 'Balance' }}
          items={BALANCE.map((value, at) => ({
            id: `${at}`,
            at,
            label: `${12 + at} Nov`,
            value,
            formatted: <Money parts={euros(value)} />,
          }))}
        />
        <DataTable
          caption="Who paid"
          columns={COLUMNS}
          rows={PAID}
          rowKey={([name]) => name}
          totals={['Together', <Money key="total" parts={euros(111546)} />]}
        />
      </div>
    </Frame>
  );
}

const meta = {
  title: 'Pages/Insights',
  component: Insights,
  parameters: { frame: 'page' },
} satisfies Meta<typeof Insights>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Shown: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
