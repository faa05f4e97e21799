import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'UI/Status/Error state',
  component: ErrorState,
  args: {
    title: 'This page could not be shown',
    children: 'Your changes are safe on this device. Load the page again.',
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <ErrorState
        {...args}
        actions={<Button variant="primary">Load again</Button>}
        reference="Reference: 4f2a-91c0"
      />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <ErrorState {...args} title={LONG_TEXT}>
        {LONG_TEXT}
      </ErrorState>
    </div>
  ),
};

export const NotFound: Story = {
  args: {
    figure: '404',
    title: 'There is nothing at this address',
    children: 'The link may be old, or the group may not be yours to see.',
    actions: <Button>Go to your groups</Button>,
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
