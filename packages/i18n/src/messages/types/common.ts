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
  readonly system: 'Like the system';
  readonly skipToContent: 'Skip to the content';
  readonly mainNavigation: 'Main navigation';
  readonly offline: 'Offline';
  readonly offlineHint: 'You are offline. Changes are kept here and sent when the connection is back.';
  readonly pendingChanges_one: '{{count}} change waiting to be sent';
  readonly pendingChanges_other: '{{count}} changes waiting to be sent';
  readonly changeRefused: 'A change was not accepted';
  readonly keepDraft: 'Keep as a draft';
  readonly discard: 'Discard';
  readonly updateAvailable: 'A new version is ready.';
  readonly reload: 'Reload';
  readonly notFoundTitle: 'There is nothing here';
  readonly notFoundText: 'The page does not exist, or you may not see it.';
  readonly goHome: 'Go to the start page';
  readonly people_one: '{{count}} person';
  readonly people_other: '{{count}} people';
  readonly notices: 'Notices';
  readonly changeCount_one: '{{count}} change';
  readonly changeCount_other: '{{count}} changes';
}
