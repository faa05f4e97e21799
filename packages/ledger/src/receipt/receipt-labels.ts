/** Meaning of a row that is no item. */
export type ReceiptLabel =
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'tip'
  | 'discount'
  | 'payment'
  | 'ignored';

/** Words of receipts in the languages that the recognition has data for, and some more; without accents, as {@link plainLetters} writes them. */
export const RECEIPT_LABELS: Readonly<Record<ReceiptLabel, string>> = {
  total:
    'total|grand total|total due|amount due|balance due|to pay|total amount|total eur|total to pay|' +
    'summe|gesamt|gesamtbetrag|gesamtsumme|endbetrag|zu zahlen|rechnungsbetrag|summe eur|' +
    'total ttc|total a payer|a payer|net a payer|montant total|montant du|montant ttc|' +
    'importe total|total a pagar|a pagar|importe|total factura|' +
    'totale|totale complessivo|totale euro|da pagare|importo totale|totale a pagare|' +
    'до сплати|сума|всього|разом|усього|загальна сума|сума до сплати|до оплати|' +
    'suma|do zaplaty|razem|suma pln|totaal|te betalen|totaalbedrag|att betala|summa|totalt|' +
    'toplam|genel toplam|odenecek|valor total|total geral',
  subtotal:
    'subtotal|sub total|sub-total|net amount|net total|zwischensumme|netto|nettobetrag|summe netto|' +
    'sous-total|sous total|total ht|montant ht|base imponible|subtotale|imponibile|totale parziale|' +
    'проміжний підсумок|підсумок|проміжна сума|subtotaal|tussentotaal|delsumma|suma czesciowa|ara toplam',
  tax:
    'tax|sales tax|state tax|city tax|local tax|vat|gst|hst|pst|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|' +
    'iva|impuesto|impuestos|imposta|igic|пдв|btw|moms|kdv|vat a|total tva|total vat|total tax|dont tva|' +
    'davon mwst|di cui iva|iva incluido|у тому числі пдв|в т.ч. пдв|summe mwst|ptu|podatek',
  tip:
    'tip|gratuity|service charge|service fee|service|trinkgeld|bedienung|pourboire|service compris|' +
    'propina|servicio|mancia|servizio|coperto|чайові|обслуговування|fooi|dricks|napiwek|gorjeta|bahsis|' +
    'tip amount',
  discount:
    'discount|coupon|savings|promo|promotion|rabatt|nachlass|gutschein|preisvorteil|remise|reduction|' +
    'bon de reduction|descuento|dto|cupon|sconto|buono sconto|знижка|korting|rabat|desconto|indirim|' +
    'member discount|loyalty discount|leergut|pfandruckgabe|pfand zuruck',
  payment:
    'cash|card|credit card|debit card|visa|mastercard|maestro|amex|paid|tendered|change|change due|' +
    'bar|bargeld|gegeben|ruckgeld|karte|kartenzahlung|girocard|ec-karte|ec-cash|zuruck|betrag|' +
    'especes|carte|carte bancaire|cb|rendu|rendu monnaie|regle|efectivo|tarjeta|cambio|entregado|' +
    'contante|contanti|carta|carta di credito|bancomat|resto|pagamento contante|pagamento elettronico|importo pagato|' +
    'готівка|картка|решта|оплачено|безготівкова|банківська картка|contant|pin|wisselgeld|kort|' +
    'gotowka|karta|reszta|nakit|kredi karti|apple pay|google pay|contactless|sepa',
  ignored:
    'items|articles|artikel|posten|articulos|articoli|nombre d articles|товарів|table|tisch|mesa|tavolo|стіл|' +
    'invoice|receipt|rechnung|bon|ticket|factura|scontrino|чек|tel|phone|www|' +
    'description amount|description price amount|qty description price amount|' +
    'menge artikel preis betrag|quantite designation prix montant|cant descripcion precio importe|' +
    'qta descrizione prezzo importo|к-сть назва ціна сума',
};
