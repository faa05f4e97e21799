export {
  PeoplePicker,
  type PeoplePickerLabels,
  type PeoplePickerProps,
  type PersonOption,
} from './people-picker.tsx';
