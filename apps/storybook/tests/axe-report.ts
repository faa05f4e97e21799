import axe from 'axe-core';

/** Rules about whole pages, which a component on its own cannot keep. */
const PAGE_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'bypass',
  'document-title',
];

/** Base UI's focus guards are hidden and focusable on purpose: they hand the focus on at once. */
const CONTEXT = { include: [['html']], exclude: [['[data-base-ui-focus-guard]']] };

/** What axe finds wrong with the document, one line each. */
export async function axeReport(kind: 'page' | 'component'): Promise<string[]> {
  const ignored =
    kind === 'page' ? ['document-title', 'html-has-lang'] : [...PAGE_RULES, 'html-has-lang'];
  const { violations } = await axe.run(CONTEXT, {
    resultTypes: ['violations'],
    // It would read every style sheet again for each story, for a rule about sound that plays by itself.
    preload: false,
    rules: Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
