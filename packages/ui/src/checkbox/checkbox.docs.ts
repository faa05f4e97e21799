import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Checkbox`. */
export const docs: ComponentDocs = {
  components: ['Checkbox'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A box to tick, alone or in a list.',
  anatomy: `<Checkbox label="Repeat monthly" checked={on} onCheckedChange={setOn} />`,
  use: [
    'For options that take effect when the form is saved.',
    'With checked="mixed" for a box that stands for several.',
  ],
  avoid: [
    'For a setting that takes effect at once: use Switch.',
    'To choose one of several: use RadioGroup.',
  ],
  pairs: [{ right: 'State what is true when it is ticked.', wrong: 'Negate: Don’t send e-mails.' }],
  keyboard: [{ keys: [['Space']], effect: 'Ticks or clears it.' }],
  accessibility: ['A native checkbox; its hint describes it, and mixed is announced.'],
};
