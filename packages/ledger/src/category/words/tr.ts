import type { CategoryWords } from '../categories.ts';

/** Category words in Turkish. */
export const words: CategoryWords = {
  groceries:
    'market|alışveriş|bakkal|migros|bim|a101|şok|manav|ekmek|fırın|kasap|meyve|sebze|pazar',
  dining:
    'yemek|akşam yemeği|öğle yemeği|kahvaltı|restoran|lokanta|pizza|kebap|döner|lahmacun|kahve|kafe|dondurma|bahşiş|yemeksepeti',
  drinks: 'bira|şarap|rakı|bar|meyhane|içki|içecek|kokteyl|kulüp',
  transport: 'taksi|otobüs|tren|metro|tramvay|vapur|feribot|dolmuş|akbil|istanbulkart|uber',
  car: 'benzin|yakıt|mazot|otopark|park ücreti|köprü|otoyol|araç kiralama|tamirci|hgs',
  travel: 'uçak|uçuş|havalimanı|bagaj|seyahat|tatil|tur|gezi',
  lodging: 'otel|hostel|pansiyon|airbnb|konaklama|kamp|bungalov',
  rent: 'kira|depozito|aidat',
  utilities: 'elektrik|su faturası|doğalgaz|ısınma|internet|wifi|telefon|fatura|faturalar',
  household: 'temizlik|mobilya|ikea|tuvalet kağıdı|deterjan|nalbur|lamba|mutfak|bitki|bahçe|tamir',
  health: 'eczane|doktor|diş|dişçi|ilaç|hastane|gözlük|masaj|güneş kremi',
  entertainment:
    'sinema|film|konser|müze|tiyatro|festival|hayvanat bahçesi|bowling|oyun|~bilet|gösteri',
  sports: 'spor salonu|spor|kayak|tırmanış|yoga|tenis|halı saha|futbol|havuz|yüzme',
  shopping:
    'giyim|kıyafet|ayakkabı|gömlek|ceket|trendyol|hepsiburada|elektronik|hediyelik|kuaför|berber',
  gifts: 'hediye|doğum günü|çiçek|düğün|bağış',
  subscriptions: 'netflix|spotify|abonelik|üyelik|gazete',
  insurance: 'sigorta|kasko',
  education: 'kitap|kurs|okul|üniversite|ders',
  children: 'bebek bezi|bakıcı|kreş|anaokulu|oyuncak|çocuk',
  pets: 'veteriner|köpek|kedi|mama',
  fees: 'ücret|vergi|banka|ceza|kargo|pul|komisyon',
};
