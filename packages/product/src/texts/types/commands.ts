// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `commands`. */
export interface CommandsTexts {
  readonly title: 'Search';
  readonly placeholder: 'Search expenses, people, and groups';
  readonly shortcuts: 'Keyboard shortcuts';
  readonly letters: 'Single-letter shortcuts';
  readonly lettersHint: 'Turn off if you use voice control.';
  readonly account: 'Account';
  readonly whichGroup: 'Which group is this for?';
  readonly install: 'Install Quits';
  readonly installText: 'Opens in its own window and works offline.';
  readonly installNow: 'Install';
  readonly installNot: 'Not now';
}
