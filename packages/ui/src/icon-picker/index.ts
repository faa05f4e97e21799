export { IconPicker, type IconPickerOption, type IconPickerProps } from './icon-picker.tsx';
