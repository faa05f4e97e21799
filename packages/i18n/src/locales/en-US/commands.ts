/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Search',
  placeholder: 'Groups, places, actions',
  shortcuts: 'Keyboard shortcuts',
  letters: 'Shortcuts of one letter',
  lettersHint: 'Turn them off if you speak to your device.',
  account: 'Account',
  whichGroup: 'Which group is it for?',
  install: 'Install Quits',
  installText: 'It opens like an app, also without a connection.',
  installNow: 'Install',
  installNot: 'Not now',
} as const;
