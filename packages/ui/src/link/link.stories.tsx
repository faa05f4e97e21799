import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';

const meta = {
  title: 'UI/Actions/Link',
  component: Link,
  args: { href: '#elsewhere', children: 'Reset password' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <p>
        Lost it? <Link {...args} />
      </p>
      <p>
        <Link {...args} variant="quiet">
          A quiet link
        </Link>
      </p>
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <p>
        Read <Link {...args}>{LONG_TEXT}</Link> first.
      </p>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
