/**
 * Splitwise's header labels by language, after the lists that spliit-cloud (MIT) collected from
 * real files; a header in another language is detected by the shape of the rows below it.
 */
const HEADERS: readonly string[] = [
  'Date|Description|Category|Cost|Currency',
  'Fecha|Descripción|Categoría|Coste|Moneda',
  'Date|Description|Catégorie|Coût|Devise',
  'Datum|Beschreibung|Kategorie|Kosten|Währung',
  'Tanggal|Keterangan|Kategori|Biaya|Mata uang',
  'Data|Descrizione|Categoria|Costo|Valuta',
  '日付|概要|カテゴリ|費用|通貨',
  'Datum|Omschrijving|Categorie|Kosten|Valuta',
  'Data|Opis|Kategoria|Koszt|Waluta',
  'Data|Descrição|Categoria|Custo|Moeda',
  'Datum|Beskrivning|Kategori|Kostnad|Valuta',
  'วันที่|คำอธิบาย|หมวดหมู่|ราคา|สกุลเงิน',
];

const LABELS = [0, 1, 2, 3, 4].map(
  (column) => new Set(HEADERS.map((header) => header.split('|')[column]?.toLowerCase())),
);

/** Names of the category for payments between people. */
const PAYMENT = new Set(
  (
    'payment|paiement|zahlung|pago|pagamento|betaling|betalning|płatność|pembayaran|支払い|支払|' +
    'การชำระเงิน|ödeme|платіж|платеж|оплата|지급|결제|付款|支付'
  ).split('|'),
);

/** Returns whether a row is a Splitwise header in one of the known languages. */
export function isSplitwiseHeader(cells: readonly string[]): boolean {
  return (
    cells.length > 5 &&
    LABELS.every((labels, column) =>
      labels.has((cells[column] ?? '').trim().normalize('NFC').toLowerCase()),
    )
  );
}

/** Returns whether a row is a payment between two people. */
export function isSplitwisePayment(category: string, description: string): boolean {
  return isPaymentWord(category) || / paid /.test(description);
}

/** Returns whether a category is that of payments, in one of the known languages. */
export function isPaymentWord(category: string): boolean {
  return PAYMENT.has(category.trim().normalize('NFC').toLowerCase());
}
