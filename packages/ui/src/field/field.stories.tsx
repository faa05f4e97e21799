import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Field, type FieldLabels, useFieldIds } from './field.tsx';
import styles from './field.module.css';

/** A custom control with the kit's label, hint and error. */
function Own(texts: FieldLabels) {
  const ids = useFieldIds(undefined, texts);
  return (
    <Field texts={texts} ids={ids}>
      <div className={styles['line']}>
        <input {...ids.control} type="time" defaultValue="20:15" className={styles['control']} />
      </div>
    </Field>
  );
}

const meta = {
  title: 'UI/Fields/Field',
  component: Own,
  args: { label: 'Reminder' },
} satisfies Meta<typeof Own>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Own {...args} hint="In your own time zone." />
      <Own {...args} note="optional" />
      <Own {...args} error="Choose a time in the future." hint="In your own time zone." />
      <Own {...args} hideLabel />
    </div>
  ),
};

export const LongText: Story = {
  args: { label: LONG_TEXT, note: 'optional', hint: LONG_TEXT, error: LONG_TEXT },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
