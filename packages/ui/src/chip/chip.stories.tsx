import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { expect, fn } from 'storybook/test';
import { Stateful } from '../../tests/stateful.tsx';
import { latinPeople, LONG_TEXT } from '../../tests/sample-people.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Icon } from '../icon/icon.tsx';
import { Chip, ChipRow } from './chip.tsx';
import { RemovableChip } from './removable-chip.tsx';

const meta = {
  title: 'UI/Actions/Chip',
  component: Chip,
  args: { children: 'Only mine', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** Filters that combine: each is on or off. */
export const Filters: Story = {
  render: () => (
    <Stateful<readonly string[]> initial={['Food']}>
      {(chosen, change) => (
        <ChipRow label="Categories">
          {['Food', 'Transport', 'Lodging'].map((name) => (
            <Chip
              key={name}
              selected={chosen.includes(name)}
              onClick={() =>
                change(
                  chosen.includes(name)
                    ? chosen.filter((other) => other !== name)
                    : [...chosen, name],
                )
              }
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lodging' }));
    await expect(canvas.getByRole('button', { name: 'Lodging', pressed: true })).toBeVisible();
  },
};

/** People who were added, each with a button that removes them. */
export const Removable: Story = {
  render: () => (
    <Stateful initial={latinPeople.slice(0, 3)}>
      {(people, change) => (
        <ChipRow label="Paid by">
          {people.map(({ id, name, hue }) => (
            <RemovableChip
              key={id}
              icon={<Avatar name={name} hue={hue} size="small" />}
              removeLabel={`Remove ${name}`}
              onRemove={() => change(people.filter((person) => person.id !== id))}
            >
              {name}
            </RemovableChip>
          ))}
        </ChipRow>
      )}
    </Stateful>
  ),
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <ChipRow label="Filters">
        <Chip {...args} />
        <Chip {...args} selected>
          Food
        </Chip>
        <Chip {...args} icon={<Icon glyph={CalendarDays} size="small" />} aria-expanded>
          Today
        </Chip>
        <Chip {...args} disabled>
          Receipts
        </Chip>
      </ChipRow>
      <ChipRow label="Paid by">
        <RemovableChip
          icon={<Avatar name="Ben Okafor" hue={1} size="small" />}
          removeLabel="Remove Ben"
          onRemove={() => undefined}
        >
          Ben Okafor
        </RemovableChip>
        <RemovableChip removeLabel="Remove November" onRemove={() => undefined}>
          November
        </RemovableChip>
      </ChipRow>
    </div>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <ChipRow label="Filters">
        <Chip {...args}>{LONG_TEXT}</Chip>
        <RemovableChip removeLabel="Remove" onRemove={() => undefined}>
          {LONG_TEXT}
        </RemovableChip>
      </ChipRow>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
