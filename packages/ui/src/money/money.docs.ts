import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Money`. */
export const docs: ComponentDocs = {
  components: ['Money'],
  status: 'stable',
  since: '0.1.0',
  summary: 'An amount with raised minor units and a quiet currency symbol.',
  anatomy: `<Money parts={format.formatToParts(-12.5)} tone="debit" label="You owe €12.50" />`,
  use: ['For every amount.'],
  avoid: ['For amounts in running text: format them as text.'],
  pairs: [
    {
      right: 'Pass a sentence as label where the sign matters.',
      wrong: 'Show the color without a sign or a word.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Reads as its label, or as the plain amount; the raised digits don’t change how it is read.',
    'Figures are tabular, so that columns align.',
  ],
};
