import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Icon } from '../icon/icon.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { DateBadge } from './date-badge.tsx';
import { IconTile } from '../icon-tile/icon-tile.tsx';
import { ListHeader } from './list-header.tsx';
import { ListRow } from './list-row.tsx';
import { List } from './list.tsx';

const meta = {
  title: 'UI/Layout/List',
  component: List,
  args: {
    children: (
      <ListRow
        title="Groceries"
        description="Dana paid"
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
      <ListHeader title="November 2026" total="€307.84" />
      <List ruling="ledger">
        {(['settled', 'pending', 'rejected', 'deleted'] as const).map((state, index) => (
          <ListRow
            key={state}
            status={state}
            href="#row"
            current={index === 1}
            leading={
              <DateBadge
                day={`${21 - index}`}
                label={`${21 - index} November`}
                dateTime={`2026-11-${21 - index}`}
              />
            }
            mark={<IconTile glyph="clapperboard" hue={10} />}
            title="Tickets to the museum"
            description="Ben paid, split equally between 4"
            amount={<Money parts={euros(76.96)} />}
            share={<Money parts={euros(-19.24)} tone="debit" />}
          />
        ))}
      </List>
      <List {...args}>
        <ListRow
          leading={<Avatar name="Ben Okafor" hue={1} />}
          title="Ben Okafor"
          description="Editor"
          action={<IconButton label="More" icon={<Icon glyph={Ellipsis} />} size="small" />}
        />
        <ListRow title="Pressed, not followed" onPress={() => undefined} />
        <ListRow
          title="Just changed by Chiara"
          highlight={2}
          amount={<Money parts={euros(12)} />}
        />
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
          leading={<DateBadge day="21" label="21" />}
          href="#row"
          title={LONG_TEXT}
          description={LONG_TEXT}
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
