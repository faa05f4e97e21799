import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Toaster`. */
export const docs: ComponentDocs = {
  components: ['Toaster'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Short messages about what just happened, with an action.',
  anatomy: `const toasts = createToastManager();

<Toaster queue={toasts} labels={labels} />;

toasts.show({ text: 'Expense deleted', action: { label: 'Undo', onPress: undo } });`,
  use: ['For the result of an action, and for Undo.'],
  avoid: [
    'For a state that stays: use Banner.',
    'For something that must be answered: use Dialog.',
  ],
  pairs: [
    {
      right: 'Offer Undo instead of asking before.',
      wrong: 'Report success that the page already shows.',
    },
  ],
  keyboard: [
    { keys: [['F6']], effect: 'Moves to the newest toast, and back.' },
    { keys: [['Esc']], effect: 'Dismisses the newest toast.' },
  ],
  accessibility: [
    'Announced politely, errors at once; a toast waits while it has the focus or the pointer.',
  ],
};
