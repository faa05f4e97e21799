import type { CategoryWords } from '../categories.ts';

/** Category words in English, with brands that are known in many countries. */
export const words: CategoryWords = {
  groceries:
    'groceries|grocery|supermarket|food shop|vegetables|fruit|bread|bakery|milk|butcher|market|aldi|lidl|tesco|walmart|costco|carrefour|spar',
  dining:
    'dinner|lunch|breakfast|brunch|restaurant|pizza|pizzeria|burger|sushi|kebab|ramen|takeaway|takeout|snack|coffee|cafe|ice cream|tip|mcdonalds|starbucks|deliveroo|ubereats',
  drinks: 'drinks|beer|wine|bar|pub|cocktails|cocktail|whisky|round|brewery|club',
  transport:
    'taxi|uber|lyft|bus|train|metro|subway|tram|underground|ferry|cab|~ticket to|bike hire|scooter|bolt',
  car: 'petrol|gas station|fuel|diesel|parking|toll|tolls|car rental|rental car|car hire|garage|car wash|tyres',
  travel: 'flight|flights|airline|airport|plane|luggage|visa|cruise|tour|ryanair|easyjet',
  lodging:
    'hotel|hostel|airbnb|motel|apartment|campsite|camping|booking|accommodation|chalet|cabin',
  rent: 'rent|mortgage|deposit|landlord',
  utilities:
    'electricity|water bill|gas bill|heating|internet|wifi|broadband|phone bill|mobile|power|trash|garbage',
  household:
    'cleaning|furniture|ikea|toilet paper|detergent|laundry|tools|hardware|lamp|kitchen|plants|garden|repair',
  health: 'pharmacy|doctor|dentist|medicine|hospital|glasses|physio|massage|sunscreen|vitamins',
  entertainment:
    'cinema|movie|movies|concert|museum|theatre|theater|festival|zoo|bowling|game|games|~tickets|~show|theme park|karaoke',
  sports:
    'gym|fitness|ski|skiing|lift pass|climbing|yoga|tennis|football|swimming|pool|surf|hiking',
  shopping:
    'clothes|shoes|shirt|jacket|amazon|electronics|souvenirs|souvenir|headphones|haircut|hairdresser',
  gifts: 'gift|gifts|present|presents|birthday|flowers|wedding|donation|charity',
  subscriptions: 'netflix|spotify|subscription|disney|youtube|hbo|membership|icloud|prime',
  insurance: 'insurance',
  education: 'book|books|course|school|university|tuition|lesson|class|workshop',
  children: 'nappies|diapers|babysitter|nursery|daycare|toys|toy|kids|baby',
  pets: 'vet|dog|cat|pet food|pets',
  fees: 'fee|fees|tax|taxes|bank|fine|postage|shipping|stamps',
};
