import type { CategoryWords } from '../categories.ts';

/** Category words in Polish; stems where words are inflected. */
export const words: CategoryWords = {
  groceries:
    'zakupy|spożywcze|supermarket|biedronka|żabka|lidl|auchan|piekarnia|chleb|mięso|warzywa|owoce|sklep|bazar',
  dining:
    'obiad|kolacja|śniadanie|lunch|restauracja|pizza|kebab|jedzenie|kawa|kawiarnia|lody|napiwek|pierogi|bar mleczny',
  drinks: 'piwo|piwa|wino|pub|drinki|alkohol|wódka|impreza|klub',
  transport: 'taxi|taksówka|autobus|pociąg|metro|tramwaj|bilet na pociąg|prom|uber|bolt|pkp',
  car: 'benzyna|paliwo|tankowanie|diesel|parking|autostrada|wynajem samochodu|mechanik|myjnia|orlen',
  travel: 'lot|loty|samolot|lotnisko|bagaż|podróż|wycieczka|wakacje|rejs',
  lodging: 'hotel|hostel|airbnb|nocleg|noclegi|kemping|camping|schronisko|domek|apartament',
  rent: 'czynsz|wynajem mieszkania|kaucja|hipoteka|mieszkanie',
  utilities: 'prąd|woda|gaz|ogrzewanie|internet|wifi|telefon|rachunek|rachunki|śmieci',
  household:
    'sprzątanie|meble|ikea|papier toaletowy|proszek|narzędzia|lampa|kuchnia|rośliny|ogród|naprawa|rossmann|castorama',
  health: 'apteka|lekarz|dentysta|leki|szpital|okulary|masaż|krem',
  entertainment:
    'kino|film|koncert|muzeum|teatr|festiwal|zoo|kręgle|gry|gra|~bilety|~wstęp|aquapark',
  sports: 'siłownia|fitness|narty|skipass|wspinaczka|joga|tenis|piłka|basen',
  shopping: 'ubrania|buty|koszula|kurtka|allegro|amazon|elektronika|pamiątki|fryzjer',
  gifts: 'prezent|prezenty|urodziny|kwiaty|wesele|darowizna',
  subscriptions: 'netflix|spotify|subskrypcja|abonament|gazeta',
  insurance: 'ubezpieczenie|polisa',
  education: 'książka|książki|kurs|szkoła|studia|lekcja|lekcje|korepetycje',
  children: 'pieluchy|niania|przedszkole|żłobek|zabawki|zabawka|dzieci',
  pets: 'weterynarz|pies|kot|karma',
  fees: 'opłata|opłaty|podatek|podatki|bank|mandat|przesyłka|znaczki|prowizja',
};
