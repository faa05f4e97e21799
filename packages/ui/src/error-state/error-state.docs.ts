import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `ErrorState`. */
export const docs: ComponentDocs = {
  components: ['ErrorState'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A page that can’t be shown, and a way out.',
  anatomy: `<ErrorState figure="404" title="This page doesn’t exist" actions={<Button>Groups</Button>}>
  The link may be incomplete.
</ErrorState>`,
  use: ['In place of a page.'],
  avoid: [
    'For a field: pass error to the field.',
    'For an action that failed: use Toaster or Banner.',
  ],
  pairs: [{ right: 'Say what is safe.', wrong: 'Show a stack trace; pass its id as reference.' }],
  keyboard: [{ keys: [['Tab']], effect: 'Moves to its actions.' }],
  accessibility: ['With role="alert" it is announced if it replaces a page that was visible.'],
};
