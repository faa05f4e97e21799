// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `commands`. */
export interface CommandsTexts {
  readonly title: 'Search';
  readonly placeholder: 'Groups, places, actions';
  readonly shortcuts: 'Keyboard shortcuts';
  readonly letters: 'Shortcuts of one letter';
  readonly lettersHint: 'Turn them off if you speak to your device.';
  readonly account: 'Account';
  readonly whichGroup: 'Which group is it for?';
  readonly install: 'Install Quits';
  readonly installText: 'It opens like an app, also without a connection.';
  readonly installNow: 'Install';
  readonly installNot: 'Not now';
}
