import type { RawLine } from './statement-lines.ts';
import { childrenOf, elementAt, readXml, textAt, type XmlElement } from './read-xml.ts';

/** Reads a CAMT.053 statement (ISO 20022, any version), or a CAMT.052 report; `undefined` if it is malformed. */
export function readCamt(text: string): readonly RawLine[] | undefined {
  const root = readXml(text);
  if (root === undefined) return undefined;
  const message = elementAt(root, 'BkToCstmrStmt') ?? elementAt(root, 'BkToCstmrAcctRpt');
  if (message === undefined) return undefined;
  return [...childrenOf(message, 'Stmt'), ...childrenOf(message, 'Rpt')].flatMap((statement) => {
    const account =
      textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
    return childrenOf(statement, 'Ntry')
      .filter((entry) => isBooked(entry))
      .flatMap((entry) => linesOf(entry, account));
  });
}

/** Pending entries may change; the status is a code, in newer versions in an element of its own. */
function isBooked(entry: XmlElement): boolean {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  return status === '' || status === 'BOOK';
}

function linesOf(entry: XmlElement, account: string): readonly RawLine[] {
  const details = childrenOf(entry, 'NtryDtls').flatMap((one) => childrenOf(one, 'TxDtls'));
  const amounts = details.map(
    (one) => amountOf(one) ?? amountOf(elementAt(one, 'AmtDtls', 'TxAmt')),
  );
  const isBatch = details.length > 1 && amounts.every((amount) => amount !== undefined);
  const date =
    textAt(entry, 'BookgDt', 'Dt') ||
    textAt(entry, 'BookgDt', 'DtTm') ||
    textAt(entry, 'ValDt', 'Dt');
  const base = { account, date: date.slice(0, 10) };
  const entryReference = textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef');
  const isOut = directionOf(entry);
  if (!isBatch) {
    const amount = amountOf(entry);
    const [detail] = details;
    const texts = detail === undefined ? { party: '', text: '' } : textsOf(detail, isOut);
    return [
      {
        ...base,
        ...texts,
        text: texts.text || textAt(entry, 'AddtlNtryInf'),
        reference: entryReference,
        amount: signed(amount?.value, isOut),
        currency: amount?.currency ?? '',
      },
    ];
  }
  return details.map((detail, index) => ({
    ...base,
    ...textsOf(detail, isOut),
    reference: `${entryReference || textAt(detail, 'Refs', 'EndToEndId')} ${index}`,
    amount: signed(amounts[index]?.value, isOut),
    currency: amounts[index]?.currency ?? '',
  }));
}

/** Returns whether money left the account; a reversal has the opposite direction stated already. */
function directionOf(entry: XmlElement): boolean {
  return textAt(entry, 'CdtDbtInd') === 'DBIT';
}

function amountOf(
  from: XmlElement | undefined,
): { readonly value: string; readonly currency: string } | undefined {
  const amount = from === undefined ? undefined : elementAt(from, 'Amt');
  const currency = amount?.attributes['Ccy'];
  return amount === undefined || currency === undefined
    ? undefined
    : { value: amount.text.trim(), currency };
}

function signed(amount: string | undefined, isOut: boolean): string | undefined {
  return amount === undefined || !isOut ? amount : `-${amount}`;
}

function textsOf(detail: XmlElement, isOut: boolean): Pick<RawLine, 'party' | 'text'> {
  const parties = elementAt(detail, 'RltdPties');
  const side = isOut ? ['UltmtCdtr', 'Cdtr'] : ['UltmtDbtr', 'Dbtr'];
  const names = side.flatMap((name) =>
    parties === undefined
      ? []
      : [textAt(parties, name, 'Pty', 'Nm') || textAt(parties, name, 'Nm')],
  );
  const information = elementAt(detail, 'RmtInf');
  const free = information === undefined ? [] : childrenOf(information, 'Ustrd');
  const reference =
    information === undefined ? '' : textAt(information, 'Strd', 'CdtrRefInf', 'Ref');
  return {
    party: names.find((name) => name !== '') ?? '',
    text:
      free.map(({ text }) => text.trim()).join(' ') || reference || textAt(detail, 'AddtlTxInf'),
  };
}
