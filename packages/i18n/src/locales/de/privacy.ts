import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Datenschutz',
  askTitle: 'Dürfen wir zählen, wie Quits genutzt wird?',
  askText:
    'Welche Ansichten, wie schnell, welche Fehler. Nie Namen, Beträge oder Texte. Du kannst es in deinem Konto jederzeit ändern.',
  agree: 'Ja, zählt mich',
  decline: 'Nein, danke',
  lead: 'Quits behält, was du eingibst, damit du und deine Gruppen es sehen, und nicht mehr.',
  storedTitle: 'Was gespeichert wird',
  storedText:
    'Dein Name, dein Foto und wie du dich anmeldest; deine Gruppen mit Personen, Ausgaben, Kommentaren, Dateien und Verlauf. Dieses Gerät behält eine Kopie, damit alles offline geht.',
  countedTitle: 'Was gezählt wird, wenn du zustimmst',
  countedText:
    'Welche Arten von Ansichten geöffnet werden, wie schnell sie sind, was hinzukommt und welche Fehler auftreten; als Zahlen und Wörter einer festen Liste.',
  neverTitle: 'Was nie geschieht',
  neverText:
    'Keine Werbung, kein Verkauf von Daten, keine Profile. Namen, Beträge, Titel und Texte werden nie gezählt.',
  rightsTitle: 'Was du tun kannst',
  rightsText:
    'Alles als eine Datei mitnehmen oder dein Konto mit allem löschen: beides in deinem Konto.',
  browserSaysNo: 'Dein Browser bittet Seiten, dich nicht zu zählen, also tut Quits es nicht.',
} as const satisfies LocaleNamespace<'privacy'>;
