import type { CategoryWords } from '../categories.ts';

/** Category words in Dutch. */
export const words: CategoryWords = {
  groceries:
    'boodschappen|supermarkt|albert heijn|jumbo|lidl|aldi|bakker|brood|slager|groente|fruit|markt|kaas',
  dining:
    'eten|avondeten|lunch|ontbijt|diner|restaurant|pizza|friet|patat|frituur|koffie|ijs|thuisbezorgd|fooi',
  drinks: 'bier|biertjes|wijn|kroeg|café|bar|borrel|cocktail|drankjes|drank',
  transport: 'taxi|bus|trein|metro|tram|veerboot|ov|treinkaartje|ns|fietshuur',
  car: 'benzine|tanken|diesel|parkeren|parkeergarage|tol|huurauto|autohuur|garage|wasstraat',
  travel: 'vlucht|vluchten|vliegtuig|vliegveld|bagage|reis|vakantie|uitje|cruise',
  lodging: 'hotel|hostel|airbnb|huisje|overnachting|camping|vakantiehuis|appartement',
  rent: 'huur|hypotheek|borg',
  utilities:
    'stroom|elektriciteit|energie|water|gas|verwarming|internet|wifi|telefoon|mobiel|afval',
  household:
    'schoonmaak|meubels|ikea|wc-papier|toiletpapier|wasmiddel|gereedschap|bouwmarkt|lamp|keuken|planten|tuin|reparatie|huishouden|hema',
  health: 'apotheek|dokter|huisarts|tandarts|medicijnen|ziekenhuis|bril|massage|zonnebrand',
  entertainment:
    'bioscoop|film|concert|museum|theater|festival|dierentuin|bowlen|spelletjes|spel|~kaartjes|pretpark|efteling',
  sports: 'sportschool|fitness|ski|skipas|klimmen|yoga|tennis|voetbal|zwembad|zwemmen',
  shopping: 'kleding|kleren|schoenen|jas|amazon|bol.com|elektronica|souvenirs|kapper',
  gifts: 'cadeau|cadeautje|verjaardag|bloemen|bruiloft|donatie|sinterklaas',
  subscriptions: 'netflix|spotify|abonnement|lidmaatschap|krant|contributie',
  insurance: 'verzekering',
  education: 'boek|boeken|cursus|school|universiteit|studie|les|lessen',
  children: 'luiers|oppas|crèche|kinderopvang|speelgoed|kinderen',
  pets: 'dierenarts|hond|kat|hondenvoer|kattenvoer',
  fees: 'kosten|belasting|bank|boete|porto|verzendkosten|postzegels',
};
