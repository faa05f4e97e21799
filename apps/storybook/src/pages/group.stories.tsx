import {
  AvatarStack,
  Badge,
  Button,
  Card,
  DateBadge,
  Icon,
  List,
  ListRow,
  Money,
  SegmentedControl,
  SyncIndicator,
} from '@quits/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import { Frame } from './frame.tsx';
import { euros } from './money-parts.ts';
import styles from './pages.module.css';

const PEOPLE = [
  'Amélie Roux',
  'Ben Okafor',
  'Chiara Conti',
  'Dana Levi',
  'Emre Kaya',
  'Fern Hill',
].map((name, hue) => ({ id: name, name, hue }));

const EXPENSES = [
  [
    '21',
    'Nov',
    'Tickets to the museum',
    'Ben paid, split equally between 4',
    7696,
    -1924,
    'settled',
  ],
  ['21', 'Nov', 'Dinner at the harbor', 'You paid, split by shares', 11250, 7500, 'pending'],
  [
    '20',
    'Nov',
    'Night train, Zürich to Zagreb',
    'Chiara paid, split equally between 4',
    31600,
    -7900,
    'settled',
  ],
  ['19', 'Nov', 'Groceries', 'Dana paid, split by exact amounts', 4207, -1283, 'settled'],
  ['18', 'Nov', 'Apartment deposit', 'You paid, split by percentage', 40000, 30000, 'deleted'],
] as const;

function Group({ detail = false }: { detail?: boolean }) {
  const [view, setView] = useState<'expenses' | 'balances' | 'insights'>('expenses');
  return (
    <Frame
      here="groups"
      {...(detail && {
        detail: (
          <div className={styles['stack']}>
            <div>
              <p className={styles['lead']}>20 November</p>
              <h2>Night train, Zürich to Zagreb</h2>
            </div>
            <Money parts={euros(31600)} size="hero" underline="double" />
            <p>Chiara paid, split equally between 4. Your share is 79.00.</p>
            <Card title="Shares" level={3}>
              <List>
                {PEOPLE.slice(0, 4).map((person) => (
                  <ListRow
                    key={person.id}
                    title={person.name}
                    amount={<Money parts={euros(7900)} />}
                  />
                ))}
              </List>
            </Card>
          </div>
        ),
      })}
    >
      <header className={styles['head']}>
        <h1>Adriatic, by rail</h1>
        <AvatarStack people={PEOPLE} label="Amélie, Ben, Chiara, Dana and 2 more" />
      </header>
      <section className={styles['hero']}>
        <p className={styles['lead']}>You get back</p>
        <Money
          parts={euros(26393)}
          size="hero"
          tone="credit"
          underline="double"
          label="You get back €263.93"
        />
        <p>
          <Badge tone="debit">You owe Chiara 79.00</Badge>
        </p>
        <Button icon={<Icon glyph={Ellipsis} />}>Settle up</Button>
      </section>
      <SegmentedControl
        label="View"
        value={view}
        onValueChange={setView}
        segments={[
          { value: 'expenses', label: 'Expenses' },
          { value: 'balances', label: 'Balances' },
          { value: 'insights', label: 'Insights' },
        ]}
      />
      <h2 className={styles['day']}>This week</h2>
      <List ruling="ledger">
        {EXPENSES.map(([day, month, title, sentence, amount, share, state], index) => (
          <ListRow
            key={title}
            href="#/expense"
            leading={<DateBadge day={day} label={`${day} ${month}`} dateTime={`2026-11-${day}`} />}
            title={title}
            description={
              state === 'pending' ? <SyncIndicator status="pending" label={sentence} /> : sentence
            }
            amount={<Money parts={euros(amount)} />}
            share={
              <Money parts={euros(share, 'exceptZero')} tone={share > 0 ? 'credit' : 'debit'} />
            }
            status={state}
            current={detail && index === 2}
          />
        ))}
      </List>
    </Frame>
  );
}

const meta = {
  title: 'Pages/Group',
  component: Group,
  parameters: { frame: 'page' },
} satisfies Meta<typeof Group>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Expenses: Story = {};
export const WithDetail: Story = {
  args: { detail: true },
  globals: { viewport: { value: 'desktop' } },
};
