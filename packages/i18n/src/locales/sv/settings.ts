import type { LocaleNamespace } from '../../messages/message-types.ts';

/** A group's settings: roles, merging people, archive, export and deletion. */
export const settings = {
  role: 'Roll',
  guest: 'Utan konto',
  currencyFixed: 'Bestämd, eftersom det finns utgifter.',
  thisIsMe: 'Det är jag',
  detach: 'Koppla loss kontot',
  merge: 'Slå ihop med någon',
  mergeText:
    'Allt som {{from}} har betalat och är skyldig övergår till {{into}}. Det går inte att ångra.',
  mergeOpen: '{{from}} är inte helt ihopslagen med {{into}} än.',
  removeText: 'Personen kan inte längre öppna gruppen. Det som betalats finns kvar.',
  leave: 'Lämna gruppen',
  leaveText: 'Du kan inte längre öppna den. Det du betalat finns kvar.',
  archiveText: 'Alla kan titta, ingen kan ändra något.',
  confirmName: 'Skriv ”{{name}}” för att bekräfta',
  deleting: 'Raderar…',
  deletingOpen: 'Gruppen håller på att raderas.',
  recountText: 'Räknar om alla utgifter och jämför summorna.',
  recountRight: 'Alla summor stämmer.',
  export: 'Exportera',
  print: 'Skriv ut',
  partial: 'Bara från den här enheten: utgifter kan saknas.',
  lifetime: 'Giltig i',
  uses: 'Användningar',
  links: 'Länkar',
  linkOnce: 'Visas bara nu. Kopiera den eller låt någon skanna.',
  expired: 'Utgången',
  usedUp: 'Förbrukad',
} as const satisfies LocaleNamespace<'settings'>;
