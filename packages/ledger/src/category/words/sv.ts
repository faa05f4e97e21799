import type { CategoryWords } from '../categories.ts';

/** Category words in Swedish. */
export const words: CategoryWords = {
  groceries:
    'mat|matvaror|ica|coop|willys|hemköp|lidl|livsmedel|bageri|bröd|frukt|grönsaker|mataffär|storhandling',
  dining:
    'middag|lunch|frukost|restaurang|pizza|kebab|hamburgare|fika|kaffe|glass|dricks|foodora|korv',
  drinks: 'öl|vin|bar|krog|pub|drinkar|systembolaget|alkohol|cocktail|klubb',
  transport: 'taxi|buss|tåg|tunnelbana|spårvagn|färja|tågbiljett|sj|sl|uber|bolt',
  car: 'bensin|tanka|diesel|parkering|vägtull|trängselskatt|hyrbil|biltvätt|verkstad',
  travel: 'flyg|flygbiljett|flygplats|bagage|resa|resor|utflykt|kryssning|semester',
  lodging: 'hotell|vandrarhem|airbnb|boende|camping|stuga|lägenhet',
  rent: 'hyra|hyran|deposition|bolån',
  utilities: 'el|elräkning|vatten|värme|internet|bredband|wifi|telefon|mobil|sopor',
  household:
    'städning|möbler|ikea|toalettpapper|tvättmedel|verktyg|lampa|kök|växter|trädgård|reparation|clas ohlson|jula',
  health: 'apotek|apoteket|läkare|tandläkare|medicin|sjukhus|glasögon|massage|solkräm|vårdcentral',
  entertainment:
    'bio|film|konsert|museum|teater|festival|djurpark|bowling|spel|~biljetter|liseberg|~entré',
  sports: 'gym|skidor|liftkort|klättring|yoga|tennis|padel|fotboll|simhall|bad',
  shopping: 'kläder|skor|skjorta|jacka|amazon|elektronik|souvenirer|frisör',
  gifts: 'present|presenter|födelsedag|blommor|bröllop|gåva|julklapp|julklappar',
  subscriptions: 'netflix|spotify|prenumeration|abonnemang|medlemskap|tidning',
  insurance: 'försäkring|hemförsäkring',
  education: 'bok|böcker|kurs|skola|universitet|lektion',
  children: 'blöjor|barnvakt|förskola|dagis|leksaker|leksak|barn',
  pets: 'veterinär|hund|katt|hundmat|kattmat',
  fees: 'avgift|avgifter|skatt|bank|böter|porto|frakt|frimärken',
};
