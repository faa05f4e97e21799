import type { RawLine } from './statement-lines.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Reads OFX of version 1 (SGML, whose elements are often not closed) and 2 (XML), also as QFX; `undefined` if it is neither.
 * Only predefined entities are replaced.
 */
export function readOfx(text: string): readonly RawLine[] | undefined {
  if (!/<OFX>/iu.test(text)) return undefined;
  const lines: RawLine[] = [];
  let account = '';
  let currency = '';
  let fields: Map<string, string> | undefined;
  for (const match of withoutSections(text).matchAll(/<(\/?)([A-Z0-9._]{1,40})>([^<]*)/giu)) {
    const [, slash, tag = '', raw = ''] = match;
    const name = tag.toUpperCase();
    const isEnd = slash === '/';
    if (name === 'STMTTRN') {
      if (fields !== undefined) lines.push(toLine(fields, account, currency));
      fields = isEnd ? undefined : new Map();
      continue;
    }
    if (isEnd) continue;
    const value = decoded(raw);
    if (fields !== undefined) {
      // The payee's own block repeats the name.
      if (!fields.has(name)) fields.set(name, value);
    } else if (name === 'ACCTID') account = value;
    else if (name === 'CURDEF') currency = value;
  }
  if (fields !== undefined) lines.push(toLine(fields, account, currency));
  return lines;
}

function toLine(fields: ReadonlyMap<string, string>, account: string, currency: string): RawLine {
  const get = (name: string) => fields.get(name) ?? '';
  const day = /^(\d{4})(\d{2})(\d{2})/u.exec(get('DTPOSTED'));
  const amount = get('TRNAMT').replace(',', '.');
  const [name, memo] = [get('NAME'), get('MEMO')];
  return {
    account,
    reference: get('FITID'),
    date: day === null ? undefined : `${day[1]}-${day[2]}-${day[3]}`,
    amount: amount.startsWith('.') ? `0${amount}` : amount.replace(/^([-+])\./u, '$10.'),
    currency: get('CURSYM') || currency,
    party: name || memo,
    text: name === '' || name === memo ? '' : memo,
  };
}

function decoded(text: string): string {
  return text
    .replaceAll(/&(?:#(\d{1,6})|([a-z]{2,5}));/giu, (whole, code: string, name: string) =>
      code === undefined
        ? (ENTITIES[name.toLowerCase()] ?? whole)
        : Number(code) > 0x10ffff
          ? ''
          : String.fromCodePoint(Number(code)),
    )
    .trim();
}

/** Writes the sections of XML that are plain text as escaped text; only version 2 may have them. */
function withoutSections(text: string): string {
  if (!text.includes('<![CDATA[')) return text;
  return text
    .split('<![CDATA[')
    .map((part, index) => {
      const end = index === 0 ? -1 : part.indexOf(']]>');
      if (end === -1) return part;
      const escaped = part.slice(0, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return escaped + part.slice(end + 3);
    })
    .join('');
}
