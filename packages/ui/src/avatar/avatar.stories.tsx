import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME, latinPeople, people } from '../../tests/sample-people.ts';
import { AvatarStack } from './avatar-stack.tsx';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'UI/Media/Avatar',
  component: Avatar,
  args: { name: 'Amélie Roux', hue: 0, meaning: 'shown' as const },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {latinPeople.map((person) => (
          <Avatar key={person.id} name={person.name} hue={person.hue} meaning="shown" />
        ))}
      </div>
      <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <Avatar {...args} size="small" />
        <Avatar {...args} />
        <Avatar {...args} size="large" />
        <Avatar
          {...args}
          src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='100%25' height='100%25' fill='teal'/%3E%3C/svg%3E"
        />
      </div>
      <AvatarStack people={latinPeople.slice(0, 3)} label="Amélie, Ben and Chiara" />
      <AvatarStack people={latinPeople} label="Amélie, Ben, Chiara and 6 more" size="medium" />
    </div>
  ),
};

export const OtherScripts: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {people.map((person) => (
        <Avatar key={person.id} name={person.name} hue={person.hue} meaning="shown" />
      ))}
    </div>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Avatar {...args} name={LONG_NAME} />
      <Avatar {...args} name="👩🏽‍🚀 👨‍👩‍👧‍👦" />
      <AvatarStack
        people={[...people, ...people, ...people].map((person, index) => ({
          ...person,
          id: `${index}`,
        }))}
        label="Everybody"
        max={6}
      />
    </div>
  ),
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
