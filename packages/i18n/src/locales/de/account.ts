import type { LocaleNamespace } from '../../messages/message-types.ts';

/** One's own account. */
export const account = {
  title: 'Dein Konto',
  profile: 'Profil',
  photo: 'Foto',
  changePhoto: 'Foto ändern',
  methods: 'Wege zur Anmeldung',
  addMethod: '{{method}} hinzufügen',
  removeMethod: '{{method}} entfernen',
  lastMethod: 'Das ist dein einziger Weg zur Anmeldung.',
  changeEmail: 'E-Mail ändern',
  changeEmailSent:
    'Wir haben einen Link an {{email}} gesendet. Die Änderung gilt, sobald du ihn öffnest.',
  changePassword: 'Passwort ändern',
  setPassword: 'Passwort festlegen',
  secondFactor: 'Zweiter Faktor',
  secondFactorOn: 'An',
  secondFactorOff: 'Aus',
  addTotp: 'Authenticator-App hinzufügen',
  addSms: 'Telefonnummer hinzufügen',
  removeFactor: '{{name}} entfernen',
  scanQr: 'Scanne diesen Code mit deiner Authenticator-App.',
  orTypeKey: 'Oder gib diesen Schlüssel ein:',
  recoveryNote: 'Behalte einen zweiten Weg zur Anmeldung, falls du das Gerät verlierst.',
  privacy: 'Datenschutz',
  usageData: 'Anonyme Nutzungsdaten teilen',
  usageDataHint: 'Hilft, Quits zu verbessern. Aus, bis du Ja sagst.',
  exportTitle: 'Nimm deine Daten mit',
  exportAll: 'Alles exportieren',
  deleteTitle: 'Konto löschen',
  deleteText:
    'Dein Konto und deine Daten werden endgültig entfernt. Gruppen bleiben für die anderen bestehen, mit deinem Namen.',
  deleteConfirm: 'Endgültig löschen',
  deleting: 'Wird gelöscht …',
  defaultCurrency: 'Standardwährung',
  guestLeaves:
    'Du hast noch kein Konto: Wenn du dich abmeldest, bleibt alles hier für immer zurück.',
  preferences: 'Einstellungen',
  confirmEmail: 'E-Mail bestätigen',
  newEmail: 'Neue E-Mail',
  authenticator: 'Authenticator-App',
} as const satisfies LocaleNamespace<'account'>;
