import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Spinner`. */
export const docs: ComponentDocs = {
  components: ['Spinner'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Two bars that level while something loads.',
  anatomy: `<Spinner label="Opening the group" />`,
  use: ['If the layout of what loads is unknown.'],
  avoid: ['If it is known: use Skeleton.'],
  pairs: [{ right: 'Name what is loading.', wrong: 'Cover the page with it.' }],
  keyboard: [],
  accessibility: ['A status with its label; still with reduced motion.'],
};
