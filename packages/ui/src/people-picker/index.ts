export {
  PeoplePicker,
  type PeoplePickerLabels,
  type PeoplePickerProps,
  type PickablePerson,
} from './people-picker.tsx';
