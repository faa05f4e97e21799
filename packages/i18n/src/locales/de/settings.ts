import type { LocaleNamespace } from '../../messages/message-types.ts';

/** A group's settings: roles, merging people, archive, export and deletion. */
export const settings = {
  role: 'Rolle',
  guest: 'Ohne Konto',
  currencyFixed: 'Steht fest, weil es schon Ausgaben gibt.',
  thisIsMe: 'Das bin ich',
  detach: 'Konto lösen',
  merge: 'Mit jemandem zusammenführen',
  mergeText:
    'Alles, was {{from}} bezahlt hat und schuldet, geht auf {{into}} über. Das lässt sich nicht rückgängig machen.',
  mergeOpen: '{{from}} ist noch nicht ganz in {{into}} aufgegangen.',
  removeText: 'Die Person kann die Gruppe nicht mehr öffnen. Was sie bezahlt hat, bleibt.',
  leave: 'Gruppe verlassen',
  leaveText: 'Du kannst sie nicht mehr öffnen. Was du bezahlt hast, bleibt.',
  archiveText: 'Alle können noch lesen, niemand kann etwas ändern.',
  confirmName: 'Zum Bestätigen „{{name}}“ eingeben',
  deleting: 'Wird gelöscht …',
  deletingOpen: 'Diese Gruppe wird gelöscht.',
  recountText: 'Zählt alle Ausgaben neu und vergleicht die Summen.',
  recountRight: 'Alle Summen stimmen.',
  export: 'Export',
  print: 'Drucken',
  partial: 'Nur von diesem Gerät: Ausgaben können fehlen.',
  lifetime: 'Gültig für',
  uses: 'Nutzungen',
  links: 'Links',
  linkOnce: 'Nur jetzt sichtbar. Kopiere ihn oder lass ihn scannen.',
  expired: 'Abgelaufen',
  usedUp: 'Aufgebraucht',
} as const satisfies LocaleNamespace<'settings'>;
