import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Zoeken',
  placeholder: 'Groepen, schermen, acties',
  shortcuts: 'Sneltoetsen',
  letters: 'Sneltoetsen van één letter',
  lettersHint: 'Zet ze uit als je het apparaat met je stem bedient.',
  account: 'Account',
  whichGroup: 'Voor welke groep is dit?',
  install: 'Quits installeren',
  installText: 'Opent als een app, ook zonder verbinding.',
  installNow: 'Installeren',
  installNot: 'Niet nu',
} as const satisfies LocaleNamespace<'commands'>;
