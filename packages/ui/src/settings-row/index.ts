export {
  SettingsList,
  SettingsRow,
  type SettingsListProps,
  type SettingsRowProps,
} from './settings-row.tsx';
