import { Avatar, BalanceBars, Button, Card, List, ListRow, Money, Banner } from '@quits/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from './frame.tsx';
import { euros } from './money-parts.ts';
import styles from './pages.module.css';

const VALUES = [
  ['Amélie Roux', 26393],
  ['Ben Okafor', 4810],
  ['Chiara Conti', -18750],
  ['Dana Levi', -12453],
  ['Emre Kaya', 0],
] as const;

function Balances({ settled = false }: { settled?: boolean }) {
  return (
    <Frame here="groups" action={false}>
      <div className={styles['stack']}>
        <h1>Balances</h1>
        <BalanceBars
          label="Balances"
          settled="Quits."
          balances={VALUES.map(([name, real], hue) => {
            const value = settled ? 0 : real;
            const word = value > 0 ? 'gets back' : 'owes';
            return {
              id: name,
              name,
              hue,
              value,
              label: value === 0 ? 'settled up' : word,
              amount: <Money parts={euros(Math.abs(value))} />,
            };
          })}
        />
        {!settled && (
          <Card title="Settle up" action={<Button size="small">Share</Button>}>
            <Banner>3 payments will settle everything. That’s the fewest possible.</Banner>
            <List>
              <ListRow
                leading={<Avatar name="Chiara Conti" hue={2} />}
                title="Chiara pays Amélie"
                amount={<Money parts={euros(18750)} />}
                action={<Button size="small">Record</Button>}
              />
              <ListRow
                leading={<Avatar name="Dana Levi" hue={3} />}
                title="Dana pays Amélie"
                amount={<Money parts={euros(7643)} />}
                action={<Button size="small">Record</Button>}
              />
              <ListRow
                leading={<Avatar name="Dana Levi" hue={3} />}
                title="Dana pays Ben"
                amount={<Money parts={euros(4810)} />}
                action={<Button size="small">Record</Button>}
              />
            </List>
          </Card>
        )}
      </div>
    </Frame>
  );
}

const meta = {
  title: 'Pages/Balances',
  component: Balances,
  parameters: { frame: 'page' },
} satisfies Meta<typeof Balances>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Open: Story = {};
export const Settled: Story = { args: { settled: true } };
