/**
 * Made-up statements in the formats of twelve banks. Structure from the public specifications: ISO 20022 camt.053.001.02 and .08, SWIFT MT940 with the
 * fields of Deutsche Kreditwirtschaft (DFÜ-Abkommen, annex 3), ING and ABN AMRO format descriptions, OFX 1.0.3 and 2.2, and the CSV headers that the
 * banks' help pages show. Names, numbers and amounts are invented.
 */
export interface StatementSample {
  readonly bank: string;
  readonly text: string;
  /** Date, amount in minor units, currency and party of each line. */
  readonly lines: readonly (readonly [string, number, string, string])[];
}

const camt = (version: string, entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;

/** One per bank. */
export const STATEMENT_SAMPLES: readonly StatementSample[] = [
  {
    bank: 'camt.053.001.02 (Sparkasse)',
    text: camt(
      '02',
      `<Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt>
<AcctSvcrRef>R1</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Cdtr><Nm>Bäckerei &amp; Café</Nm></Cdtr></RltdPties>
<RmtInf><Ustrd>Brot</Ustrd><Ustrd> 5.3.</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">9.99</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-03-06</Dt></BookgDt></Ntry>
<Ntry><Amt Ccy="EUR">1000</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-07</Dt></BookgDt>
<AcctSvcrRef>R2</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Employer</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>`,
    ),
    lines: [
      ['2026-03-05', -1250, 'EUR', 'Bäckerei & Café'],
      ['2026-03-07', 100_000, 'EUR', 'Employer'],
    ],
  },
  {
    bank: 'camt.053.001.08 (Swiss bank, batch)',
    text: camt(
      '08',
      `<Ntry><Amt Ccy="CHF">30.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-04-01T10:00:00+02:00</DtTm></BookgDt>
<AcctSvcrRef>B1</AcctSvcrRef><NtryDtls><TxDtls><Amt Ccy="CHF">10.00</Amt><RltdPties><Cdtr><Pty><Nm>Anna</Nm></Pty></Cdtr></RltdPties></TxDtls>
<TxDtls><Amt Ccy="CHF">20.00</Amt><RltdPties><Cdtr><Pty><Nm>Beat</Nm></Pty></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>`,
    ),
    lines: [
      ['2026-04-01', -1000, 'CHF', 'Anna'],
      ['2026-04-01', -2000, 'CHF', 'Beat'],
    ],
  },
  {
    bank: 'MT940 (German bank, numbered fields)',
    text: `:20:STARTUMS
:25:12030000/0000202051
:28C:00001/001
:60F:C251230EUR1000,00
:61:2601021231DR45,90N005NONREF
:86:005?00LASTSCHRIFT?20EREF+123?21SVWZ+Einkauf
?22 Silvester?30BYLADEM1?32SUPERMARKT?33 WEST GMBH
:61:260103CR1,N051NONREF//BANK77
:86:051?00GUTSCHRIFT?20SVWZ+Danke?32BEN
:62F:C260103EUR955,10
-`,
    lines: [
      ['2025-12-31', -4590, 'EUR', 'SUPERMARKT WEST GMBH'],
      ['2026-01-03', 100, 'EUR', 'BEN'],
    ],
  },
  {
    bank: 'MT940 (ING, named fields)',
    text: `{1:F01INGBNL2ABXXX0000000000}
{2:I940INGBNL2AXXXN}
{4:
:20:P260201000000001
:25:NL69INGB0123456789EUR
:28C:00000
:60F:C260131EUR662,23
:61:2602010201D1,56NTRFEREF//00000000001005
/TRCD/00100/
:86:/EREF/EV12341REP1231456T1234//CNTP/NL32INGB0000012345/INGBNL2A/IN
G BANK NV INZAKE WEB///REMI/USTD//Lunch market/
:62F:C260201EUR660,67
-}`,
    lines: [['2026-02-01', -156, 'EUR', 'ING BANK NV INZAKE WEB']],
  },
  {
    bank: 'MT940 (ABN AMRO)',
    text: `ABNANL2A
940
ABNANL2A
:20:ABN AMRO BANK NV
:25:517852257
:28:19321/1
:60F:C260208EUR3236,28
:61:2602090209D16,36N426NONREF
:86:/TRTP/SEPA OVERBOEKING/IBAN/NL00/BIC/X/NAME/J. Bakker/REMI/Huur fiets/EREF/NOTPROVIDED
:62F:C260209EUR3219,92
-`,
    lines: [['2026-02-09', -1636, 'EUR', 'J. Bakker']],
  },
  {
    bank: 'OFX 1 (US bank, SGML)',
    text: `OFXHEADER:100
DATA:OFXSGML
VERSION:103
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>987<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260331
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260305120000[-5:EST]<TRNAMT>-23.45<FITID>A1<NAME>CORNER MARKET<MEMO>POS 4242</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260306<TRNAMT>-.50<FITID>A2<NAME>FEE &amp; MORE
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    lines: [
      ['2026-03-05', -2345, 'USD', 'CORNER MARKET'],
      ['2026-03-06', -50, 'USD', 'FEE & MORE'],
    ],
  },
  {
    bank: 'OFX 2 (XML)',
    text: `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="220"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>CAD</CURDEF><CCACCTFROM><ACCTID>1</ACCTID></CCACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260410</DTPOSTED><TRNAMT>-8.00</TRNAMT><FITID>Z</FITID><NAME>Cafe</NAME></STMTTRN>
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`,
    lines: [['2026-04-10', -800, 'CAD', 'Cafe']],
  },
  {
    bank: 'CSV (Sparkasse)',
    text: `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"
"DE02";"05.03.26";"05.03.26";"KARTENZAHLUNG";"Einkauf";"REWE";"-1.234,56";"EUR"`,
    lines: [['2026-03-05', -123_456, 'EUR', 'REWE']],
  },
  {
    bank: 'CSV (DKB, with a preamble)',
    text: `"Girokonto";"DE02120300000000202051"
""
"Kontostand vom 31.03.2026:";"1.000,00 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)"
"31.03.26";"31.03.26";"Gebucht";"Ich";"Bahn";"Ticket";"Ausgang";"DE1";"-49,90"`,
    lines: [['2026-03-31', -4990, 'EUR', 'Bahn']],
  },
  {
    bank: 'CSV (Revolut)',
    text: `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
CARD_PAYMENT,Current,2026-03-05 12:00:00,2026-03-06 09:00:00,"Sushi, Bar",-31.20,0.00,GBP,COMPLETED,10.00`,
    lines: [['2026-03-06', -3120, 'GBP', '']],
  },
  {
    bank: 'CSV (UK bank, debit and credit)',
    text: `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
28/03/2026,DEB,'11-22-33,1234,TESCO,12.00,,88.00
29/03/2026,FPI,'11-22-33,1234,BEN,,"1,000.00",1088.00`,
    lines: [
      ['2026-03-28', -1200, 'EUR', ''],
      ['2026-03-29', 100_000, 'EUR', ''],
    ],
  },
  {
    bank: 'CSV (mBank)',
    text: `#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;#Waluta
2026-03-05;BIEDRONKA;eKonto;Żywność;-45,99;PLN`.replaceAll('#', ''),
    lines: [['2026-03-05', -4599, 'PLN', '']],
  },
];
