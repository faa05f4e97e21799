import {
  Avatar,
  Badge,
  BalanceBars,
  Banner,
  Button,
  Checkbox,
  DonutChart,
  List,
  ListRow,
  Money,
  Progress,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  SyncIndicator,
  TextField,
} from '@quits/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { euros } from './money-parts.ts';
import styles from './pages.module.css';

const PEOPLE = [
  { id: 'a', name: 'Amélie Roux', hue: 0, value: 26393, label: 'gets back' },
  { id: 'b', name: 'Ben Okafor', hue: 1, value: -18493, label: 'owes' },
  { id: 'c', name: 'Chiara Conti', hue: 2, value: -7900, label: 'owes' },
];

const nothing = () => undefined;

/** A sample of many components, to test a theme. */
function Everything() {
  return (
    <main className={styles['everything']}>
      <h1>Adriatic, by rail</h1>
      <Money
        parts={euros(26393)}
        size="hero"
        tone="credit"
        underline="double"
        label="You get back"
      />
      <div className={styles['line']}>
        <Button variant="primary">Add expense</Button>
        <Button>Settle up</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Delete</Button>
        <Button disabled>All changes synced</Button>
      </div>
      <div className={styles['line']}>
        <Badge>4 people</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="credit">You get back</Badge>
        <Badge tone="debit">You owe</Badge>
        <Badge tone="warning">Waiting</Badge>
        <Badge tone="danger">Refused</Badge>
      </div>
      <Banner tone="warning" title="Someone else edited this">
        Their change is kept. Look at both before you save.
      </Banner>
      <SegmentedControl
        label="View"
        value="a"
        onValueChange={nothing}
        segments={[
          { value: 'a', label: 'Expenses' },
          { value: 'b', label: 'Balances' },
        ]}
      />
      <List ruling="ledger">
        <ListRow
          leading={<Avatar name="Ben Okafor" hue={1} size="small" />}
          title="Tickets to the museum"
          description="Ben paid, split equally between 4"
          amount={<Money parts={euros(7696)} />}
          share={<Money parts={euros(-1924, 'exceptZero')} tone="debit" />}
          current
          href="#here"
        />
        <ListRow
          leading={<Avatar name="Amélie Roux" hue={0} size="small" />}
          title="Dinner at the harbor"
          description={<SyncIndicator status="pending" label="Waiting for a connection" />}
          amount={<Money parts={euros(11250)} />}
          status="pending"
        />
      </List>
      <BalanceBars
        label="Balances"
        settled="Quits."
        balances={PEOPLE.map((person) => ({
          ...person,
          amount: <Money parts={euros(Math.abs(person.value))} />,
        }))}
      />
      <TextField label="Description" defaultValue="Night train" hint="Others will see this." />
      <TextField label="Amount" defaultValue="12,,4" error="Enter an amount." />
      <Select label="Category" options={[{ value: 'a', label: 'Travel' }]} defaultValue="a" />
      <div className={styles['line']}>
        <Checkbox label="Split it" checked onCheckedChange={nothing} />
        <Switch label="Remind me" checked onCheckedChange={nothing} />
      </div>
      <Slider label="Tip" min={0} max={30} value={12} valueText="12 %" onValueChange={nothing} />
      <Progress label="Sending" value={0.4} valueText="2 of 5" />
      <DonutChart
        title="By category"
        labels={{ label: 'Category', value: 'Spent', showTable: 'Table', showChart: 'Chart' }}
        center=""
        items={['Travel', 'Food', 'Lodging', 'Other'].map((label, hue) => ({
          id: label,
          label,
          hue,
          value: 100 - hue * 21,
          part: '',
          formatted: <Money parts={euros(10_000 - hue * 2100)} />,
        }))}
      />
    </main>
  );
}

const meta = {
  title: 'Pages/Themes',
  component: Everything,
  parameters: { frame: 'page' },
} satisfies Meta<typeof Everything>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'light', contrast: 'more' } };
export const HighContrastDark: Story = { globals: { theme: 'dark', contrast: 'more' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const Plum: Story = { globals: { accent: 'plum' } };
export const Lagoon: Story = { globals: { accent: 'lagoon' } };
export const Umber: Story = { globals: { accent: 'umber' } };
export const Moss: Story = { globals: { accent: 'moss' } };
export const MossDark: Story = { globals: { accent: 'moss', theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
