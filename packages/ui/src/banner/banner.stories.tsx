import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Banner } from './banner.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Status/Banner',
  component: Banner,
  args: {
    title: 'Someone else edited this',
    children: 'Compare both versions and choose which to keep.',
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
      <Banner
        {...args}
        tone="warning"
        actions={
          <>
            <Button size="small">Keep mine</Button>
            <Button size="small">Keep theirs</Button>
          </>
        }
        onDismiss={fn()}
        dismissLabel="Dismiss"
      />
      <Banner>Without a title</Banner>
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Banner {...args} title={LONG_TEXT} onDismiss={fn()} dismissLabel="Dismiss">
        {LONG_TEXT}
      </Banner>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
