import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Integritet',
  askTitle: 'Får vi räkna hur Quits används?',
  askText:
    'Vilka vyer, hur snabbt, vilka fel. Aldrig namn, belopp eller texter. Du kan ändra dig i ditt konto.',
  agree: 'Ja, räkna mig',
  decline: 'Nej, tack',
  lead: 'Quits sparar det du skriver in, så att du och dina grupper kan se det, och inget mer.',
  storedTitle: 'Vad som sparas',
  storedText:
    'Ditt namn, ditt foto och hur du loggar in; dina grupper med personer, utgifter, kommentarer, filer och historik. Enheten har en kopia så att allt fungerar offline.',
  countedTitle: 'Vad som räknas, om du går med på det',
  countedText:
    'Vilka slags vyer som öppnas, hur snabba de är, vad som läggs till och vilka fel som sker; som tal och ord ur en fast lista.',
  neverTitle: 'Vad som aldrig händer',
  neverText:
    'Ingen reklam, ingen försäljning av uppgifter, inga profiler. Namn, belopp, titlar och texter räknas aldrig.',
  rightsTitle: 'Vad du kan göra',
  rightsText: 'Ta med allt som en fil, eller radera kontot med allt i det: båda i ditt konto.',
  browserSaysNo: 'Din webbläsare ber sidor att inte räkna dig, så Quits gör det inte.',
} as const satisfies LocaleNamespace<'privacy'>;
