export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
  type PasswordRule,
} from './password-field.tsx';
