import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { Stateful } from '../../tests/stateful.tsx';
import { Button } from '../button/button.tsx';
import { LONG_NAME, people } from '../../tests/sample-people.ts';
import { BalanceBar } from './balance-bar.tsx';
import { BalanceBars } from './balance-bars.tsx';

const meta = {
  title: 'UI/Ledger/Balance bars',
  component: BalanceBars,
  args: {
    label: 'Balances',
    settled: 'Quits.',
    settledText: 'Everyone’s settled up',
    balances: people.slice(0, 5).map((person, index) => {
      const value = [263.93, 48.1, -187.5, -124.53, 0][index] ?? 0;
      const word = value > 0 ? 'gets back' : 'owes';
      return {
        ...person,
        value,
        label: value === 0 ? 'settled up' : word,
        amount: <Money parts={euros(Math.abs(value))} />,
      };
    }),
  },
} satisfies Meta<typeof BalanceBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <BalanceBars {...args} />
      <BalanceBar value={0.7} />
      <BalanceBar value={-0.4} />
      <BalanceBar value={0} />
      <BalanceBars
        {...args}
        label="Settled"
        balances={args.balances.slice(0, 2).map((balance) => ({
          ...balance,
          value: 0,
          label: 'settled up',
          amount: <Money parts={euros(0)} />,
        }))}
      />
    </div>
  ),
};

/** The bars level before the logo takes their place. */
export const Levels: Story = {
  render: (args) => (
    <Stateful initial={false}>
      {(isSettled, settle) => (
        <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
          <BalanceBars
            {...args}
            balances={args.balances.map((balance) =>
              isSettled ? { ...balance, value: 0 } : balance,
            )}
          />
          <Button onClick={() => settle(!isSettled)}>{isSettled ? 'Start over' : 'Settle'}</Button>
        </div>
      )}
    </Stateful>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <BalanceBars
        {...args}
        balances={args.balances.map((balance) => ({ ...balance, name: LONG_NAME }))}
      />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
