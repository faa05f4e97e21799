import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Repeat from 'lucide-react/icons/repeat';
import UsersRound from 'lucide-react/icons/users-round';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { RootProps } from '../lib/render-prop.ts';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { SettingsList, SettingsRow } from './settings-row.tsx';

const link = ({ children, ...props }: RootProps) => (
  <a {...props} href="#people">
    {children}
  </a>
);

const meta = {
  title: 'UI/Layout/Settings row',
  component: SettingsRow,
  subcomponents: { SettingsList },
  args: { label: 'People', icon: <Icon glyph={UsersRound} />, value: '4', render: link },
  decorators: [
    (Story) => (
      <SettingsList label="Settings">
        <Story />
      </SettingsList>
    ),
  ],
} satisfies Meta<typeof SettingsRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <>
      <SettingsRow {...args} />
      <SettingsRow
        label="Repeating expenses"
        icon={<Icon glyph={Repeat} />}
        hint="Rent, on the 1st of each month"
        render={link}
      />
      <SettingsRow
        label="Notifications"
        icon={<Icon glyph={Bell} />}
        hint="This browser has blocked them."
        control={<Button size="small">How to allow</Button>}
      />
      <SettingsRow label="Currency" value="Euro" />
      <SettingsRow
        label="Two-step sign-in"
        control={
          <>
            <Badge tone="credit">On</Badge>
            <Button size="small" variant="quiet">
              Turn off
            </Button>
          </>
        }
      />
    </>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div style={{ inlineSize: 272 }}>
      <SettingsRow {...args} label={LONG_TEXT} hint={LONG_TEXT} value={LONG_TEXT} />
    </div>
  ),
  decorators: [
    (Story) => (
      <SettingsList>
        <Story />
      </SettingsList>
    ),
  ],
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
