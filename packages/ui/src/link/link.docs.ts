import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Link`. */
export const docs: ComponentDocs = {
  components: ['Link'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A link in or beside text.',
  anatomy: `<Link href="/privacy">Privacy</Link>

<Link render={(props) => <RouterLink to="/privacy" {...props} />}>Privacy</Link>`,
  use: ['To go to a page.'],
  avoid: ['For an action: use Button.'],
  pairs: [{ right: 'Let the text name the target.', wrong: 'Write: click here.' }],
  keyboard: [{ keys: [['Enter']], effect: 'Follows it.' }],
  accessibility: ['Underlined in text, so that color isn’t the only signal.'],
};
