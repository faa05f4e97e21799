import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Prywatność',
  askTitle: 'Czy możemy liczyć, jak używa się Quits?',
  askText:
    'Jakie ekrany, jak szybko, jakie błędy. Nigdy imion, kwot ani tekstów. Zmienisz to na swoim koncie.',
  agree: 'Tak, liczcie',
  decline: 'Nie, dziękuję',
  lead: 'Quits przechowuje to, co wpisujesz, dla ciebie i twoich grup, i nic więcej.',
  storedTitle: 'Co jest przechowywane',
  storedText:
    'Imię, zdjęcie i sposób logowania; grupy z osobami, wydatkami, komentarzami, plikami i historią. To urządzenie ma kopię, by wszystko działało offline.',
  countedTitle: 'Co jest liczone, jeśli się zgodzisz',
  countedText:
    'Jakie rodzaje ekranów są otwierane, jak szybko działają, co jest dodawane i jakie są błędy; jako liczby i słowa ze stałej listy.',
  neverTitle: 'Czego nigdy nie ma',
  neverText:
    'Żadnych reklam, sprzedaży danych ani profili. Imiona, kwoty, tytuły i teksty nigdy nie są liczone.',
  rightsTitle: 'Co możesz zrobić',
  rightsText:
    'Zabrać wszystko w jednym pliku albo usunąć konto z całą zawartością: jedno i drugie na swoim koncie.',
  browserSaysNo: 'Twoja przeglądarka prosi, by cię nie liczyć, więc Quits tego nie robi.',
} as const satisfies LocaleNamespace<'privacy'>;
