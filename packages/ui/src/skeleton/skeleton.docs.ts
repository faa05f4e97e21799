import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Skeleton`. */
export const docs: ComponentDocs = {
  components: ['Skeleton'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A placeholder for loading content, in its final size.',
  anatomy: `<Skeleton shape="row" count={5} label="Loading" />`,
  use: ['While data loads, if its layout is known.'],
  avoid: ['For actions: use the loading state of Button.'],
  pairs: [
    {
      right: 'Give it the height of the content, so that nothing moves.',
      wrong: 'Show it for less than 100 ms.',
    },
  ],
  keyboard: [],
  accessibility: ['Reads as its label, once; its motion stops with reduced motion.'],
};
