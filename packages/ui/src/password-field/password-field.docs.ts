import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `PasswordField`. */
export const docs: ComponentDocs = {
  components: ['PasswordField'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A password that can be shown, with a checklist of rules.',
  anatomy: `<PasswordField
  label="Password"
  value={password}
  onChange={change}
  rules={[{ id: 'length', text: 'At least 12 characters', met: true }]}
  labels={{ show: 'Show password', hide: 'Hide password' }}
  autoComplete="new-password"
/>`,
  use: ['To sign in, sign up and change a password.'],
  avoid: ['For codes: use OtpInput.'],
  pairs: [
    {
      right: 'Set autoComplete, so that password managers work.',
      wrong: 'Ask for the password twice.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the field, then to the button that shows the password.' },
    { keys: [['Enter'], ['Space']], effect: 'Shows or hides the password.' },
  ],
  accessibility: ['Unmet rules are announced while typing; the button says its state.'],
};
