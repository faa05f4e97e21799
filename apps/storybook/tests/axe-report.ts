import axe from 'axe-core';

/** Rules about whole pages, which don't apply to a single component. */
const PAGE_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'bypass',
  'document-title',
];

/** Base UI's focus guards are deliberately hidden and focusable: they forward the focus. */
const CONTEXT = { include: [['html']], exclude: [['[data-base-ui-focus-guard]']] };

/** Returns the accessibility violations of the document, one line each. */
export async function axeReport(kind: 'page' | 'component'): Promise<string[]> {
  const ignored =
    kind === 'page' ? ['document-title', 'html-has-lang'] : [...PAGE_RULES, 'html-has-lang'];
  const { violations } = await axe.run(CONTEXT, {
    resultTypes: ['violations'],
    // Preloading would read every style sheet again for each story, for a rule about autoplaying
    // audio.
    preload: false,
    rules: Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
