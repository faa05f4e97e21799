import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `AmountField`. */
export const docs: ComponentDocs = {
  components: ['AmountField'],
  status: 'stable',
  since: '0.1.0',
  summary: 'The field for an amount of money, with its currency and the result of a sum.',
  anatomy: `<AmountField
  label="Amount"
  value={text}
  onValueChange={setText}
  currency="EUR"
  currencies={currencies}
  onCurrencyChange={setCurrency}
  result="= 37.50"
/>`,
  use: [
    'For amounts that a person types, also as sums such as 12+4.50.',
    'With size="hero" where the amount is the most important part of a form.',
  ],
  avoid: [
    'For amounts that can’t be edited: use Money.',
    'For plain numbers such as a weight: use NumberStepper or TextField.',
  ],
  pairs: [
    {
      right: 'Store the text as typed, and parse it in your app.',
      wrong: 'Reformat the text while the person types.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the currency, if it can be chosen, then to the amount.' },
    { keys: [['Up'], ['Down']], effect: 'Chooses a currency while the currency has the focus.' },
  ],
  accessibility: [
    'The result is a live region and describes the field, so screen readers announce it.',
    'The input asks for a decimal keyboard on phones.',
  ],
};
