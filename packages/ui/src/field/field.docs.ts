import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Field`. */
export const docs: ComponentDocs = {
  components: ['Field'],
  status: 'stable',
  since: '0.1.0',
  summary: 'The label, hint and error around your own control.',
  anatomy: `const ids = useFieldIds(id, texts);

<Field texts={{ label: 'Color', hint: 'Any CSS color' }} ids={ids}>
  <input type="color" {...ids.control} />
</Field>`,
  use: ['For controls that the kit lacks.'],
  avoid: ['Around the kit’s fields: they already contain one.'],
  pairs: [
    { right: 'Spread ids.control on the control.', wrong: 'Repeat the label as a placeholder.' },
  ],
  keyboard: [],
  accessibility: ['Connects label, hint and error by id; an error sets aria-invalid.'],
};
