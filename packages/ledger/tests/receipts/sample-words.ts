/** Words of receipts in one language, to print samples with. */
export interface SampleWords {
  readonly locale: string;
  readonly currency: string;
  /** How the currency is written beside an amount. */
  readonly sign: string;
  readonly isSignFirst: boolean;
  readonly shops: readonly string[];
  readonly streets: readonly string[];
  readonly goods: readonly string[];
  readonly total: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly tip: string;
  readonly discount: string;
  readonly card: string;
  readonly cash: string;
  readonly change: string;
  readonly dateWord: string;
  readonly columns: readonly [string, string, string, string];
  readonly thanks: string;
}

const goods = (text: string) => text.split('|');

/** Languages of the samples. */
export const SAMPLE_WORDS: Readonly<Record<string, SampleWords>> = {
  en: {
    locale: 'en-US',
    currency: 'USD',
    sign: '$',
    isSignFirst: true,
    shops: ['Corner Market', 'Green Valley Foods', 'The Blue Door Cafe', 'Harbor Grill'],
    streets: ['214 Oak Street', '88 Mission Avenue'],
    goods: goods(
      'Whole Milk|Sourdough Bread|Orange Juice|Cheddar Cheese|Caesar Salad|House Burger|Iced Tea|Chicken Wings|Paper Towels|Greek Yogurt|Apple Pie|Club Soda|Brown Rice|Dish Soap|Veggie Wrap|Hot Chocolate',
    ),
    total: 'Total',
    subtotal: 'Subtotal',
    tax: 'Sales Tax',
    tip: 'Tip',
    discount: 'Discount',
    card: 'Visa',
    cash: 'Cash',
    change: 'Change',
    dateWord: 'Date',
    columns: ['Qty', 'Description', 'Price', 'Amount'],
    thanks: 'Thank you for your visit',
  },
  de: {
    locale: 'de',
    currency: 'EUR',
    sign: 'EUR',
    isSignFirst: false,
    shops: ['Frischmarkt Weber', 'Gasthof zur Linde', 'Bäckerei Sonnenschein', 'Getränke Huber'],
    streets: ['Hauptstraße 12', 'Am Markt 3'],
    goods: goods(
      'Vollmilch|Bauernbrot|Gouda jung|Äpfel lose|Rinderhack|Mineralwasser|Apfelschorle|Wiener Schnitzel|Käsespätzle|Kartoffelsalat|Spülmittel|Küchenrolle|Joghurt Natur|Pfannkuchen|Kaffee Crema|Weizenmehl',
    ),
    total: 'Summe',
    subtotal: 'Zwischensumme',
    tax: 'MwSt',
    tip: 'Trinkgeld',
    discount: 'Rabatt',
    card: 'Girocard',
    cash: 'Bar',
    change: 'Rückgeld',
    dateWord: 'Datum',
    columns: ['Menge', 'Artikel', 'Preis', 'Betrag'],
    thanks: 'Vielen Dank für Ihren Einkauf',
  },
  fr: {
    locale: 'fr',
    currency: 'EUR',
    sign: '€',
    isSignFirst: false,
    shops: ['Épicerie du Marché', 'Café des Arts', 'Boulangerie Martin', 'Le Petit Bistrot'],
    streets: ['14 rue de la Paix', '3 place Carnot'],
    goods: goods(
      'Lait entier|Pain de campagne|Fromage râpé|Jus de pomme|Salade niçoise|Croque monsieur|Café crème|Tarte aux pommes|Eau minérale|Beurre doux|Poulet rôti|Yaourt nature|Soupe du jour|Farine de blé|Savon liquide|Crêpe sucrée',
    ),
    total: 'Total TTC',
    subtotal: 'Sous-total',
    tax: 'TVA',
    tip: 'Pourboire',
    discount: 'Remise',
    card: 'Carte bancaire',
    cash: 'Espèces',
    change: 'Rendu',
    dateWord: 'Date',
    columns: ['Quantité', 'Désignation', 'Prix', 'Montant'],
    thanks: 'Merci de votre visite',
  },
  es: {
    locale: 'es',
    currency: 'EUR',
    sign: '€',
    isSignFirst: false,
    shops: ['Supermercado El Sol', 'Bar La Plaza', 'Panadería Reina', 'Casa Manolo'],
    streets: ['Calle Mayor 21', 'Avenida del Puerto 7'],
    goods: goods(
      'Leche entera|Pan de molde|Queso manchego|Zumo de naranja|Ensalada mixta|Tortilla española|Café con leche|Agua mineral|Patatas bravas|Jamón serrano|Arroz largo|Yogur natural|Detergente|Sopa de pescado|Tarta de queso|Aceite de oliva',
    ),
    total: 'Total a pagar',
    subtotal: 'Subtotal',
    tax: 'IVA',
    tip: 'Propina',
    discount: 'Descuento',
    card: 'Tarjeta',
    cash: 'Efectivo',
    change: 'Cambio',
    dateWord: 'Fecha',
    columns: ['Cant.', 'Descripción', 'Precio', 'Importe'],
    thanks: 'Gracias por su visita',
  },
  uk: {
    locale: 'uk',
    currency: 'UAH',
    sign: 'грн',
    isSignFirst: false,
    shops: ['Продукти Калина', 'Кафе Левада', 'Пекарня Хліб', 'Ресторан Дніпро'],
    streets: ['вул. Шевченка 15', 'вул. Садова 4'],
    goods: goods(
      'Молоко свіже|Хліб житній|Сир твердий|Сік яблучний|Борщ домашній|Вареники солодкі|Кава чорна|Вода мінеральна|Салат овочевий|Масло вершкове|Рис довгий|Йогурт білий|Мило рідке|Пиріг з маком|Олія соняшникова|Гречка',
    ),
    total: 'До сплати',
    subtotal: 'Проміжний підсумок',
    tax: 'ПДВ',
    tip: 'Чайові',
    discount: 'Знижка',
    card: 'Картка',
    cash: 'Готівка',
    change: 'Решта',
    dateWord: 'Дата',
    columns: ['К-сть', 'Назва', 'Ціна', 'Сума'],
    thanks: 'Дякуємо за покупку',
  },
  it: {
    locale: 'it',
    currency: 'EUR',
    sign: '€',
    isSignFirst: true,
    shops: ['Alimentari Bianchi', 'Trattoria da Piero', 'Panificio Moretti', 'Bar Centrale'],
    streets: ['Via Garibaldi 8', 'Piazza Dante 2'],
    goods: goods(
      'Latte intero|Pane casereccio|Formaggio fresco|Succo di mela|Insalata mista|Spaghetti aglio|Acqua minerale|Tiramisù della casa|Riso integrale|Olio di oliva|Yogurt bianco|Sapone liquido|Torta di mele|Cornetto vuoto|Prosciutto cotto|Farina bianca',
    ),
    total: 'Totale complessivo',
    subtotal: 'Subtotale',
    tax: 'IVA',
    tip: 'Mancia',
    discount: 'Sconto',
    card: 'Bancomat',
    cash: 'Contante',
    change: 'Resto',
    dateWord: 'Data',
    columns: ['Q.tà', 'Descrizione', 'Prezzo', 'Importo'],
    thanks: 'Grazie e arrivederci',
  },
};
