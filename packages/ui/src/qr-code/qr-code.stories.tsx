import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'UI/Media/QR code',
  component: QrCode,
  args: {
    value: 'https://quits.example/join/g1/i1#secret',
    label: 'Link to join “Adriatic, by rail”',
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <QrCode {...args} />
      <QrCode {...args} style={{ inlineSize: 96 }} />
    </div>
  ),
};

export const LongText: Story = {
  args: { value: `https://quits.example/join#${'secret'.repeat(100)}` },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
