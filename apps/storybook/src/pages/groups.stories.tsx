import { Card, EmptyState, Button, List, ListRow, Money, Skeleton, AvatarStack } from '@quits/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from './frame.tsx';
import { euros } from './money-parts.ts';
import styles from './pages.module.css';

const GROUPS = [
  ['Adriatic, by rail', 'Amélie, Ben, Chiara and 3 more', 26393, 'you get back'],
  ['Lindenstraße 12', 'Dana, Emre', -4810, 'you owe'],
  ['Choir', '40 people', 0, 'quits'],
] as const;

const FACES = [
  { id: 'a', name: 'Amélie Roux', hue: 0 },
  { id: 'b', name: 'Ben Okafor', hue: 1 },
  { id: 'c', name: 'Chiara Conti', hue: 2 },
];

function sideOf(value: number) {
  if (value === 0) return 'even';
  return value > 0 ? 'credit' : 'debit';
}

function Groups({ state }: { state: 'shown' | 'loading' | 'empty' }) {
  return (
    <Frame here="groups" action={state === 'shown'}>
      {state === 'empty' ? (
        <EmptyState
          level={1}
          title="Create group"
          actions={
            <>
              <Button variant="primary">New group</Button>
              <Button>Join with a link</Button>
            </>
          }
        >
          A flat, a trip, a club: whoever pays for things together keeps one here. No account is
          needed.
        </EmptyState>
      ) : (
        <>
          <h1>Groups</h1>
          <section className={styles['hero']}>
            <p className={styles['lead']}>Overall, you are owed</p>
            {state === 'loading' ? (
              <Skeleton shape="figure" label="Loading your groups" style={{ inlineSize: '100%' }} />
            ) : (
              <Money parts={euros(21583)} size="hero" tone="credit" underline="double" />
            )}
          </section>
          <Card>
            {state === 'loading' ? (
              <Skeleton shape="row" count={3} />
            ) : (
              <List>
                {GROUPS.map(([name, people, balance, word]) => (
                  <ListRow
                    key={name}
                    href="#/group"
                    leading={<AvatarStack people={FACES.slice(0, 2)} label={people} />}
                    title={name}
                    description={people}
                    amount={<Money parts={euros(Math.abs(balance))} tone={sideOf(balance)} />}
                    share={word}
                  />
                ))}
              </List>
            )}
          </Card>
        </>
      )}
    </Frame>
  );
}

const meta = {
  title: 'Pages/Groups',
  component: Groups,
  args: { state: 'shown' },
  parameters: { frame: 'page' },
} satisfies Meta<typeof Groups>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Shown: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Dark: Story = { globals: { theme: 'dark' } };
