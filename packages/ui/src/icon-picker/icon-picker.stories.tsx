import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stateful } from '../../tests/stateful.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import type { TileGlyph } from '../icon-tile/tile-glyphs.ts';
import { IconPicker, type IconPickerOption } from './icon-picker.tsx';

const GLYPHS = {
  'shopping-cart': 'Groceries',
  utensils: 'Restaurant',
  bus: 'Transport',
  plane: 'Flights',
  'bed-double': 'Lodging',
  house: 'Rent',
  clapperboard: 'Cinema',
  gift: 'Gifts',
  'paw-print': 'Pets',
  umbrella: 'Beach',
} as const satisfies Partial<Record<TileGlyph, string>>;

const options: readonly IconPickerOption<string>[] = Object.entries(GLYPHS).map(
  ([glyph, label]) => ({ value: glyph, label, glyph: glyph as keyof typeof GLYPHS }),
);

const meta = {
  title: 'UI/Fields/Icon picker',
  component: IconPicker,
  args: { label: 'Icon', options, value: 'bus', onValueChange: fn() },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, change) => <IconPicker {...args} value={value} onValueChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof IconPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Flights' }));
    await expect(canvas.getByRole('radio', { name: 'Flights' })).toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <IconPicker {...args} hue={3} hint="Shown beside each expense." />
      <IconPicker {...args} label="Nothing chosen" value={undefined} />
      <IconPicker {...args} label="Disabled" disabled />
    </div>
  ),
};

export const LongText: Story = {
  args: { label: LONG_TEXT, hint: LONG_TEXT },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
