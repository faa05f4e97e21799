import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `SplitEditor`. */
export const docs: ComponentDocs = {
  components: ['SplitEditor', 'SplitRows'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Who takes part in an expense, and with how much.',
  anatomy: `<SplitEditor
  modes={modes}
  mode="shares"
  onModeChange={setMode}
  entry="weights"
  rows={rows}
  onIncludedChange={include}
  onInputChange={enter}
  remainder="3.00 left"
  state="open"
  labels={labels}
/>

<SplitRows entry="ticks" rows={rows} onIncludedChange={include} labels={labels} />`,
  use: [
    'For splitting one amount between people.',
    'SplitRows alone, without the choice of modes.',
  ],
  avoid: ['To choose people without amounts: use PeoplePicker.'],
  pairs: [{ right: 'Say how much is left, next to the rows.', wrong: 'Round shares silently.' }],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the modes, then from row to row.' },
    { keys: [['Space']], effect: 'Includes or leaves out the person.' },
    { keys: [['Up'], ['Down']], effect: 'Changes the weight of the row.' },
  ],
  accessibility: ['Each input is named by its person; the remainder is a live region.'],
};
