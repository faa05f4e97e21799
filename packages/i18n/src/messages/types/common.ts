// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `common`. */
export interface CommonTexts {
  readonly loading: 'Loading…';
  readonly save: 'Save';
  readonly saving: 'Saving…';
  readonly saved: 'Saved';
  readonly cancel: 'Cancel';
  readonly close: 'Close';
  readonly done: 'Done';
  readonly back: 'Back';
  readonly edit: 'Edit';
  readonly remove: 'Remove';
  readonly delete: 'Delete';
  readonly restore: 'Restore';
  readonly undo: 'Undo';
  readonly retry: 'Try again';
  readonly confirm: 'Confirm';
  readonly continue: 'Continue';
  readonly copied: 'Copied';
  readonly share: 'Share';
  readonly search: 'Search';
  readonly clear: 'Clear';
  readonly more: 'More';
  readonly optional: 'Optional';
  readonly all: 'All';
  readonly none: 'None';
  readonly you: 'You';
  readonly someone: 'Someone';
  readonly today: 'Today';
  readonly yesterday: 'Yesterday';
  readonly language: 'Language';
  readonly appearance: 'Appearance';
  readonly light: 'Light';
  readonly dark: 'Dark';
  readonly system: 'System';
  readonly skipToContent: 'Skip to content';
  readonly mainNavigation: 'Main navigation';
  readonly offline: 'Offline';
  readonly offlineHint: 'You’re offline. Changes are saved on this device and will sync when you’re back online.';
  readonly pendingChanges_one: '{{count}} change waiting to sync';
  readonly pendingChanges_other: '{{count}} changes waiting to sync';
  readonly changeRefused: 'A change couldn’t be saved';
  readonly keepDraft: 'Save draft';
  readonly discard: 'Discard';
  readonly updateAvailable: 'A new version is available';
  readonly reload: 'Reload';
  readonly notFoundTitle: 'Page not found';
  readonly notFoundText: 'This page doesn’t exist, or you don’t have access to it.';
  readonly goHome: 'Go to home page';
  readonly people_one: '{{count}} person';
  readonly people_other: '{{count}} people';
  readonly notices: 'Messages';
  readonly changeCount_one: '{{count}} change';
  readonly changeCount_other: '{{count}} changes';
}
