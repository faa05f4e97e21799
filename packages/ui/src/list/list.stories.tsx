import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Icon } from '../icon/icon.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { DateStub } from './date-stub.tsx';
import { ListRow } from './list-row.tsx';
import { List } from './list.tsx';

const meta = {
  title: 'UI/Layout/List',
  component: List,
  args: {
    children: (
      <ListRow
        title="Groceries"
        sentence="Dana paid"
        amount={<Money parts={euros(42.07)} />}
        href="#row"
      />
    ),
  },
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <List ruling="ledger">
        {(['settled', 'pending', 'refused', 'struck'] as const).map((state, index) => (
          <ListRow
            key={state}
            status={state}
            href="#row"
            current={index === 1}
            lead={
              <DateStub
                day={`${21 - index}`}
                month="Nov"
                label={`${21 - index} November`}
                dateTime={`2026-11-${21 - index}`}
              />
            }
            title="Tickets to the museum"
            sentence="Ben paid, split equally between 4"
            amount={<Money parts={euros(76.96)} />}
            share={<Money parts={euros(-19.24)} tone="debit" />}
          />
        ))}
      </List>
      <List {...args}>
        <ListRow
          lead={<Avatar name="Ben Okafor" hue={1} />}
          title="Ben Okafor"
          sentence="Editor"
          action={<IconButton label="More" icon={<Icon glyph={Ellipsis} />} size="small" />}
        />
        <ListRow title="Pressed, not followed" onPress={() => undefined} />
        <ListRow title="Just changed by Chiara" glow={2} amount={<Money parts={euros(12)} />} />
      </List>
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: () => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <List ruling="ledger">
        <ListRow
          lead={<DateStub day="21" month="Nov." label="21" />}
          href="#row"
          title={LONG_TEXT}
          sentence={LONG_TEXT}
          amount={<Money parts={euros(1234567.89)} />}
          share={<Money parts={euros(-1234567.89)} tone="debit" />}
        />
      </List>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
