import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `QrCode`. */
export const docs: ComponentDocs = {
  components: ['QrCode'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A link as a QR code.',
  anatomy: `<QrCode value="https://example.org/join/abc" label="QR code of the invite" />`,
  use: ['To pass a link to a device nearby.'],
  avoid: ['As the only way to get the link.'],
  pairs: [{ right: 'Show the link as text, too.', wrong: 'Scale it below 2 cm.' }],
  keyboard: [],
  accessibility: ['An image with a name; dark on light in every theme, since scanners need it.'],
};
