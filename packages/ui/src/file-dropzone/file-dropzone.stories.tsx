import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDropzone } from './file-dropzone.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/File dropzone',
  component: FileDropzone,
  args: {
    label: 'Add receipt',
    hint: 'Images or PDFs, up to 10 MB each',
    onFiles: fn(),
    accept: 'image/*,application/pdf',
  },
} satisfies Meta<typeof FileDropzone>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <FileDropzone {...args} />
      <FileDropzone {...args} error="This file is too large. Choose a smaller one." />
      <FileDropzone {...args} disabled />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <FileDropzone {...args} label={LONG_TEXT} hint={LONG_TEXT} />
    </div>
  ),
};

export const Given: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['x'], 'receipt.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/Add receipt/u), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
