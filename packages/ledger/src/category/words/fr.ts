import type { CategoryWords } from '../categories.ts';

/** Category words in French. */
export const words: CategoryWords = {
  groceries:
    'courses|supermarché|épicerie|carrefour|leclerc|auchan|monoprix|intermarché|franprix|boulangerie|pain|boucherie|légumes|fruits|marché|fromage',
  dining:
    'dîner|déjeuner|petit déjeuner|restaurant|resto|repas|pizza|kebab|café|glace|brasserie|crêperie|crêpes|sandwich|pourboire',
  drinks: 'bière|bières|vin|bar|apéro|cocktail|boissons|champagne|boîte',
  transport: 'taxi|bus|train|sncf|métro|tram|billet de train|ferry|vtc|blablacar|navigo|rer',
  car: 'essence|gazole|diesel|carburant|parking|péage|péages|location voiture|garage|station service',
  travel: 'vol|avion|aéroport|bagages|voyage|excursion|croisière',
  lodging: 'hôtel|auberge|airbnb|gîte|camping|hébergement|chambre|chalet|logement',
  rent: 'loyer|caution|hypothèque',
  utilities: 'électricité|edf|eau|gaz|chauffage|internet|wifi|téléphone|forfait|charges|box',
  household:
    'ménage|meubles|ikea|papier toilette|lessive|bricolage|leroy merlin|lampe|cuisine|plantes|jardin|réparation',
  health:
    'pharmacie|médecin|docteur|dentiste|médicaments|hôpital|lunettes|kiné|massage|crème solaire',
  entertainment:
    'cinéma|ciné|film|concert|musée|théâtre|festival|zoo|bowling|jeux|jeu|spectacle|parc|~entrées',
  sports: 'salle de sport|fitness|ski|forfait ski|escalade|yoga|tennis|foot|piscine|surf|randonnée',
  shopping: 'vêtements|chaussures|chemise|veste|amazon|fnac|souvenirs|coiffeur',
  gifts: 'cadeau|cadeaux|anniversaire|fleurs|mariage|don',
  subscriptions: 'netflix|spotify|abonnement|adhésion|journal',
  insurance: 'assurance|mutuelle',
  education: 'livre|livres|cours|école|université|formation|stage',
  children: 'couches|babysitter|baby-sitter|crèche|jouets|jouet|enfants|cantine',
  pets: 'vétérinaire|chien|chat|croquettes',
  fees: 'frais|impôt|impôts|taxe|banque|amende|timbres|livraison|colis',
};
