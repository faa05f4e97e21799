import type { LocaleNamespace } from '../../messages/message-types.ts';

/** A group's settings: roles, merging people, archive, export and deletion. */
export const settings = {
  role: 'Rol',
  guest: 'Geen account',
  currencyFixed: 'Staat vast, want er zijn uitgaven.',
  thisIsMe: 'Dit ben ik',
  detach: 'Account loskoppelen',
  merge: 'Samenvoegen met iemand',
  mergeText:
    'Alles wat {{from}} betaalde en schuldig is, gaat naar {{into}}. Dit kan niet ongedaan worden gemaakt.',
  mergeOpen: '{{from}} is nog niet helemaal samengevoegd met {{into}}.',
  removeText: 'Deze persoon kan de groep niet meer openen. Wat betaald is, blijft.',
  leave: 'Groep verlaten',
  leaveText: 'Je kunt de groep niet meer openen. Wat je betaalde, blijft.',
  archiveText: 'Iedereen kan nog kijken, niemand kan iets wijzigen.',
  confirmName: 'Typ ‘{{name}}’ om te bevestigen',
  deleting: 'Verwijderen…',
  deletingOpen: 'Deze groep wordt verwijderd.',
  recountText: 'Telt alle uitgaven opnieuw en vergelijkt de totalen.',
  recountRight: 'Alle totalen kloppen.',
  export: 'Exporteren',
  print: 'Afdrukken',
  partial: 'Alleen van dit apparaat: er kunnen uitgaven ontbreken.',
  lifetime: 'Geldig voor',
  uses: 'Aantal keer',
  links: 'Links',
  linkOnce: 'Alleen nu te zien. Kopieer hem of laat hem scannen.',
  expired: 'Verlopen',
  usedUp: 'Volledig gebruikt',
} as const satisfies LocaleNamespace<'settings'>;
