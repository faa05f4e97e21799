import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { ErrorView } from './error-view.tsx';

const meta = {
  title: 'UI/Status/Error view',
  component: ErrorView,
  args: {
    title: 'This page could not be shown',
    children: 'Your changes are safe on this device. Load the page again.',
  },
} satisfies Meta<typeof ErrorView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <ErrorView
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
      <ErrorView {...args} title={LONG_TEXT}>
        {LONG_TEXT}
      </ErrorView>
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
