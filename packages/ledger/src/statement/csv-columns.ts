import { plainLetters } from '../receipt/plain-letters.ts';

/** Columns of a CSV statement, from 0. */
export interface StatementColumns {
  readonly date: number;
  /** Signed amount, or the amount that left the account if `credit` is given. */
  readonly amount: number;
  /** Amount that entered the account, in a column of its own. */
  readonly credit?: number | undefined;
  readonly party?: number | undefined;
  readonly text?: number | undefined;
  readonly currency?: number | undefined;
}

/** In lower case, without accents but umlauts; earlier ones are preferred. */
const WORDS = {
  date:
    'buchungstag|buchungsdatum|booking date|transaction date|date|datum|valutadatum|wertstellung|fecha|fecha operacion|' +
    'data|data operacji|data contabile|boekdatum|date operation|date de comptabilisation|bokföringsdag|completed date|started date|дата',
  amount:
    'betrag|umsatz|amount|montant|importe|importo|kwota|bedrag|belopp|summe|value|сума|betrag (eur)|amount (eur)|' +
    'debit|soll|belastung|ausgang|paid out|money out|debit amount|cargo|addebito',
  credit: 'credit|haben|gutschrift|eingang|paid in|money in|credit amount|abono|accredito',
  party:
    'begünstigter/zahlungspflichtiger|beguenstigter/zahlungspflichtiger|name zahlungsbeteiligter|zahlungsempfänger*in|zahlungsempfänger|empfänger|auftraggeber/empfänger|' +
    'payee|name|merchant|partner name|counterparty|tegenpartij|naam tegenpartij|naam / omschrijving|beneficiaire|kontrahent|beneficiario',
  text:
    'verwendungszweck|purpose|buchungstext|description|reference|memo|payment reference|libelle|concepto|descripcion|causale|descrizione|' +
    'opis|tytul|mededelingen|omschrijving|text|details|transaction description|опис|призначення',
  currency: 'währung|waehrung|currency|devise|moneda|divisa|valuta|waluta|munt|валюта',
} as const;

/** Finds the columns by their usual names in several languages; `undefined` if date or amount isn't among them. */
export function guessColumns(header: readonly string[]): StatementColumns | undefined {
  const labels = header.map((label) => plainLetters(label));
  // Without a currency, such as in `Betrag (€)` or `Amount GBP`.
  const bare = header.map((label) => plainLetters(label.replace(/\s*(?:[([].*|\b[A-Z]{3})$/u, '')));
  const find = (kind: keyof typeof WORDS) => {
    const words = WORDS[kind].split('|');
    const tests: readonly ((word: string) => number)[] = [
      (word) => labels.indexOf(word),
      (word) => bare.indexOf(word),
      // Whole words only: `Umsatztyp` is no amount.
      (word) => (word.length > 4 ? labels.findIndex((label) => label.startsWith(`${word} `)) : -1),
    ];
    for (const test of tests) {
      const at = words.map((word) => test(word)).find((index) => index !== -1);
      if (at !== undefined) return at;
    }
    return -1;
  };
  const [date, amount] = [find('date'), find('amount')];
  if (date === -1 || amount === -1) return undefined;
  const optional = (kind: 'credit' | 'party' | 'text' | 'currency') => {
    const at = find(kind);
    return at === -1 || at === date || at === amount ? undefined : at;
  };
  return {
    date,
    amount,
    credit: optional('credit'),
    party: optional('party'),
    text: optional('text'),
    currency: optional('currency'),
  };
}
