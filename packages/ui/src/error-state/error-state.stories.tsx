import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'UI/Status/Error state',
  component: ErrorState,
  args: {
    title: 'This page couldn’t be loaded',
    children: 'Your changes are saved on this device. Reload the page.',
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
        actions={<Button variant="primary">Reload</Button>}
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
    title: 'Page not found',
    children: 'This page doesn’t exist, or you don’t have access to it.',
    actions: <Button>Go to groups</Button>,
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
