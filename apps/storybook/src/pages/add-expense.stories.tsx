import {
  AmountField,
  Button,
  DateField,
  FileDropzone,
  Link,
  Money,
  Select,
  SplitEditor,
  TextArea,
  TextField,
} from '@quits/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { euros } from './money-parts.ts';
import styles from './pages.module.css';

const PEOPLE = ['Amélie Roux', 'Ben Okafor', 'Chiara Conti', 'Dana Levi'].map((name, hue) => ({
  id: name,
  name,
  hue,
}));

function AddExpense() {
  const [amount, setAmount] = useState('60+16,96');
  const [out, setOut] = useState<readonly string[]>([]);
  const inside = PEOPLE.filter(({ id }) => !out.includes(id));
  return (
    <main style={{ maxInlineSize: 560, marginInline: 'auto', padding: '1rem' }}>
      <form className={styles['stack']}>
        <h1>Add expense</h1>
        <AmountField
          label="Amount"
          size="hero"
          value={amount}
          onValueChange={setAmount}
          result="= 76.96"
          currency="EUR"
          currencies={[
            { code: 'EUR', label: 'EUR' },
            { code: 'CHF', label: 'CHF' },
          ]}
          currencyLabel="Currency"
        />
        <TextField label="Title" defaultValue="Tickets to the museum" />
        <p className={styles['lead']}>
          Paid by <Link href="#payer">you</Link>, split <Link href="#split">equally</Link> between{' '}
          <Link href="#people">{inside.length}</Link>.
        </p>
        <SplitEditor
          modes={[
            { value: 'equal', label: 'Equally' },
            { value: 'shares', label: 'Shares' },
            { value: 'percent', label: 'Percent' },
            { value: 'exact', label: 'Exact' },
          ]}
          mode="equal"
          onModeChange={() => undefined}
          entry="ticks"
          rows={PEOPLE.map((person) => {
            const included = inside.includes(person);
            const share = included ? Math.round(7696 / inside.length) : 0;
            return { ...person, included, share: <Money parts={euros(share)} /> };
          })}
          onIncludedChange={(id, included) =>
            setOut(included ? out.filter((other) => other !== id) : [...out, id])
          }
          onInputChange={() => undefined}
          onWeightChange={() => undefined}
          remainder="Nothing left"
          state="even"
          labels={{
            mode: 'Split method',
            people: 'People',
            input: (name) => `For ${name}`,
            quantity: { less: 'Remove a share', more: 'Add a share' },
          }}
        />
        <DateField
          label="Date"
          value="2026-11-21"
          onValueChange={() => undefined}
          today="2026-11-21"
          locale="en-GB"
          labels={{
            previous: 'Previous month',
            next: 'Next month',
            open: 'Open calendar',
            invalid: 'Enter a date such as 21/11/2026.',
          }}
        />
        <Select
          label="Category"
          options={[
            { value: 'tickets', label: '🎟️ Tickets' },
            { value: 'food', label: '🍲 Food' },
          ]}
        />
        <TextArea label="Notes" note="optional" />
        <FileDropzone
          label="Add receipt"
          hint="Images or PDFs, up to 10 MB each"
          onFiles={() => undefined}
        />
        <Button variant="primary" size="large" type="submit" fullWidth>
          Add 76.96
        </Button>
      </form>
    </main>
  );
}

const meta = {
  title: 'Pages/Add an expense',
  component: AddExpense,
  parameters: { frame: 'page' },
} satisfies Meta<typeof AddExpense>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Filled: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
