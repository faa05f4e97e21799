import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `OtpInput`. */
export const docs: ComponentDocs = {
  components: ['OtpInput'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A field for a code that was sent, digit by digit.',
  anatomy: `<OtpInput label="Code" value={code} onValueChange={setCode} onComplete={verify} />`,
  use: ['For one-time codes of fixed length.'],
  avoid: ['For passwords: use PasswordField.'],
  pairs: [{ right: 'Submit when the code is complete.', wrong: 'Block pasting.' }],
  keyboard: [
    { keys: [['0–9']], effect: 'Types a digit.' },
    { keys: [['Ctrl', 'V']], effect: 'Pastes the whole code.' },
  ],
  accessibility: ['One input behind the boxes, so that pasting, autofill and screen readers work.'],
};
