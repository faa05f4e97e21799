import type { CategoryWords } from '../categories.ts';

/**
 * Category words in English, with brands known in many countries and the category names of other
 * programs.
 */
export const words: CategoryWords = {
  groceries:
    'groceries|grocery|supermarket|food shop|~food|vegetables|fruit|bread|bakery|milk|butcher|market|aldi|lidl|tesco|walmart|costco|carrefour|spar',
  dining:
    'dining|dinner|lunch|breakfast|brunch|restaurant|pizza|pizzeria|burger|sushi|kebab|ramen|takeaway|takeout|snack|snacks|coffee|cafe|ice cream|tip|mcdonalds|starbucks|deliveroo|ubereats|food and drink',
  drinks:
    'drinks|~drink|beer|wine|bar|pub|cocktails|cocktail|whisky|round|brewery|club|liquor|alcohol',
  transport:
    'transport|transportation|taxi|uber|lyft|bus|train|metro|subway|tram|underground|ferry|cab|~ticket to|bike hire|bicycle|scooter|bolt',
  car: 'car|petrol|gas station|gas fuel|fuel|diesel|parking|toll|tolls|car rental|rental car|car hire|garage|car wash|tyres',
  travel: 'travel|flight|flights|airline|airport|plane|luggage|visa|cruise|tour|ryanair|easyjet',
  lodging:
    'hotel|hostel|airbnb|motel|lodging|apartment|campsite|camping|booking|accommodation|chalet|cabin',
  rent: 'rent|mortgage|deposit|landlord',
  utilities:
    'utilities|electricity|water|water bill|gas bill|heat|heating|internet|wifi|broadband|phone bill|mobile|power|trash|garbage',
  household:
    'household|household supplies|cleaning|furniture|ikea|toilet paper|detergent|laundry|tools|hardware|lamp|kitchen|plants|garden|gardening|repair|maintenance',
  health:
    'health|healthcare|medical|pharmacy|doctor|dentist|medicine|hospital|glasses|physio|massage|sunscreen|vitamins',
  entertainment:
    'entertainment|cinema|movie|movies|music|concert|museum|theatre|theater|festival|zoo|bowling|game|games|~tickets|~show|theme park|karaoke|events',
  sports:
    'sports|sport|gym|fitness|ski|skiing|lift pass|climbing|yoga|tennis|football|swimming|pool|surf|hiking',
  shopping:
    'shopping|clothes|clothing|shoes|shirt|jacket|amazon|electronics|souvenirs|souvenir|headphones|haircut|hairdresser',
  gifts: 'gift|gifts|present|presents|birthday|flowers|wedding|donation|donations|charity',
  subscriptions:
    'netflix|spotify|subscription|subscriptions|disney|youtube|hbo|membership|icloud|prime',
  insurance: 'insurance',
  education: 'education|book|books|course|school|university|tuition|lesson|class|workshop',
  children: 'childcare|nappies|diapers|babysitter|nursery|daycare|toys|toy|kids|children|baby',
  pets: 'pets|pet|vet|dog|cat|pet food',
  fees: 'fee|fees|tax|taxes|bank|fine|postage|shipping|stamps',
};
