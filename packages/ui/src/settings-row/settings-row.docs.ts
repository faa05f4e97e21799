import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `SettingsRow`. */
export const docs: ComponentDocs = {
  components: ['SettingsRow', 'SettingsList'],
  status: 'new',
  since: '0.1.0',
  summary: 'One setting: its name, its value, and how to change it.',
  anatomy: `<SettingsList label="Account">
  <SettingsRow label="People" icon={icon} value="4" render={link} />
  <SettingsRow label="Password" control={<Button size="small">Change</Button>} />
</SettingsList>`,
  use: [
    'For pages of settings, one row per setting.',
    'With render if the setting has a page of its own.',
  ],
  avoid: [
    'For on and off: use Switch, which has its own label.',
    'For links between sections: use SectionNav.',
  ],
  pairs: [{ right: 'Show the current value.', wrong: 'Put two settings into one row.' }],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the row’s link or to its control.' },
    { keys: [['Enter']], effect: 'Follows the link, or presses the control.' },
  ],
  accessibility: [
    'The control is in a group that the setting names, so that Change reads as Password, Change.',
  ],
};
