import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `NumberKeypad`. */
export const docs: ComponentDocs = {
  components: ['NumberKeypad'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Keys for amounts and sums on touch screens.',
  anatomy: `const field = useRef<HTMLInputElement>(null);

<AmountField ref={field} inputMode="none" {...amount} />
<NumberKeypad field={field} label="Keypad" locale="en-US" labels={labels} />`,
  use: ['In sheets on touch screens, where the system’s keyboard would cover the form.'],
  avoid: ['On devices with a keyboard.'],
  pairs: [
    {
      right: 'Set inputMode="none" on the field.',
      wrong: 'Show it together with the system’s keyboard.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the keypad, and out of it.' },
    { keys: [['Arrow keys']], effect: 'Moves between keys.' },
    { keys: [['Enter'], ['Space']], effect: 'Types the key where the caret is.' },
  ],
  accessibility: [
    'Presses leave the focus and the caret in the field. Keys have the digits of the locale.',
  ],
};
