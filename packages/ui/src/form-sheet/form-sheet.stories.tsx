import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { FormSheet } from './form-sheet.tsx';
import { SheetFrame } from './sheet-frame.tsx';

const LABELS = { close: 'Close', cancel: 'Cancel', save: 'Save' };

const meta = {
  title: 'UI/Overlays/Form sheet',
  component: FormSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    children: (
      <SheetFrame
        title="Add expense"
        description="Climbing club"
        labels={LABELS}
        onClose={fn()}
        secondary={{ label: 'Save and add another', onPress: fn() }}
      >
        <TextField label="Description" defaultValue="Dinner" />
      </SheetFrame>
    ),
  },
} satisfies Meta<typeof FormSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  args: {
    children: (
      <SheetFrame title="Edit expense" labels={LABELS} onClose={fn()} loading>
        <TextField label="Description" defaultValue="Dinner" />
      </SheetFrame>
    ),
  },
};

/** Not a form: a message in its place. */
export const Message: Story = {
  args: {
    children: (
      <SheetFrame title="Edit expense" labels={{ close: 'Close' }} onClose={fn()}>
        <p>This expense was deleted.</p>
      </SheetFrame>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <SheetFrame
        title={LONG_TEXT}
        description={LONG_TEXT}
        labels={LABELS}
        onClose={fn()}
        secondary={{ label: LONG_TEXT, onPress: fn() }}
      >
        <p>{LONG_TEXT.repeat(30)}</p>
        <TextField label={LONG_TEXT} />
      </SheetFrame>
    ),
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...Basic, globals: { viewport: { value: 'phone320' } } };
