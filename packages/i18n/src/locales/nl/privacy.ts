import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Privacy',
  askTitle: 'Mogen we tellen hoe Quits wordt gebruikt?',
  askText:
    'Welke schermen, hoe snel, welke fouten. Nooit namen, bedragen of teksten. Je kunt het in je account veranderen.',
  agree: 'Ja, tel mij mee',
  decline: 'Nee, bedankt',
  lead: 'Quits bewaart wat je invoert, zodat jij en je groepen het zien, en niets meer.',
  storedTitle: 'Wat wordt bewaard',
  storedText:
    'Je naam, je foto en hoe je inlogt; je groepen met mensen, uitgaven, reacties, bestanden en geschiedenis. Dit apparaat bewaart een kopie, zodat alles offline werkt.',
  countedTitle: 'Wat wordt geteld, als je ja zegt',
  countedText:
    'Welke soorten schermen worden geopend, hoe snel ze zijn, wat erbij komt en welke fouten optreden; als getallen en woorden uit een vaste lijst.',
  neverTitle: 'Wat nooit gebeurt',
  neverText:
    'Geen reclame, geen verkoop van gegevens, geen profielen. Namen, bedragen, titels en teksten worden nooit geteld.',
  rightsTitle: 'Wat je kunt doen',
  rightsText:
    'Alles meenemen als één bestand, of je account met alles erin verwijderen: beide in je account.',
  browserSaysNo: 'Je browser vraagt sites je niet te tellen, dus Quits doet dat niet.',
} as const satisfies LocaleNamespace<'privacy'>;
