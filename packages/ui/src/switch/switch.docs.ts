import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Switch`. */
export const docs: ComponentDocs = {
  components: ['Switch'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A setting that takes effect at once.',
  anatomy: `<Switch label="Notifications" hint="On this device" checked={on} onCheckedChange={setOn} />`,
  use: ['For settings without a save button.'],
  avoid: ['In forms with a save button: use Checkbox.'],
  pairs: [
    { right: 'Describe the state when it is on.', wrong: 'Change the label with the state.' },
  ],
  keyboard: [{ keys: [['Space']], effect: 'Turns it on or off.' }],
  accessibility: ['A native checkbox with the role of a switch.'],
};
