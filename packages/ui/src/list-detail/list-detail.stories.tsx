import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { List } from '../list/list.tsx';
import { ListRow } from '../list/list-row.tsx';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Stateful } from '../../tests/stateful.tsx';
import { ListDetail } from './list-detail.tsx';

const EXPENSES = [
  { title: 'Night train, Zürich to Zagreb', amount: 316 },
  { title: 'Dinner at the harbor', amount: 112.5 },
  { title: 'Groceries', amount: 42.07 },
];

const meta = {
  title: 'UI/Layout/List and detail',
  component: ListDetail,
  args: { labels: { detail: 'Expense', close: 'Close' } },
  render: ({ labels }) => (
    <Stateful initial={EXPENSES[0]?.title}>
      {(chosen, setChosen) => (
        <ListDetail
          labels={labels}
          detail={chosen !== undefined && <Detail title={chosen} />}
          placeholder={<EmptyState title="Select an expense to see its details" />}
          onClose={() => {
            setChosen(undefined);
          }}
        >
          <List ruling="ledger">
            {EXPENSES.map(({ title, amount }) => (
              <ListRow
                key={title}
                title={title}
                amount={<Money parts={euros(amount)} />}
                current={title === chosen}
                onPress={() => {
                  setChosen(title);
                }}
              />
            ))}
          </List>
        </ListDetail>
      )}
    </Stateful>
  ),
} satisfies Meta<typeof ListDetail>;
export default meta;

function Detail({ title }: { title: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p>Chiara paid, split equally between 4.</p>
    </>
  );
}

type Story = StoryObj<typeof meta>;

export const Basic: Story = { globals: { viewport: { value: 'desktop' } } };

export const States: Story = {
  render: ({ labels }) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <ListDetail labels={labels} detail={<Detail title="Night train" />} onClose={() => undefined}>
        <p>Hidden behind the detail where there is room for one.</p>
      </ListDetail>
      <ListDetail labels={labels} placeholder={<p>Select an expense.</p>}>
        <List>
          <ListRow title="Nothing selected" />
        </List>
      </ListDetail>
    </div>
  ),
};

export const LongText: Story = {
  render: ({ labels }) => (
    <ListDetail labels={labels} detail={<Detail title={LONG_TEXT} />} onClose={() => undefined}>
      <p>{LONG_TEXT}</p>
    </ListDetail>
  ),
};

export const Dark: Story = {
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
