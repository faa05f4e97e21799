import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `IconButton`. */
export const docs: ComponentDocs = {
  components: ['IconButton'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A button with an icon only.',
  anatomy: `<Tooltip text="More">
  <IconButton label="More" icon={<Icon glyph={Ellipsis} />} />
</Tooltip>`,
  use: [
    'For well-known symbols: close, more, search.',
    'In a Tooltip, so that its name can be seen.',
  ],
  avoid: ['If the meaning isn’t obvious: use Button with text.'],
  pairs: [
    { right: 'Name the action and its object: Remove Ben.', wrong: 'Name the picture: Cross.' },
  ],
  keyboard: [{ keys: [['Enter'], ['Space']], effect: 'Presses it.' }],
  accessibility: ['Its label is required and is its accessible name.'],
};
