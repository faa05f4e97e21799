const DIGIT = /\p{Nd}/u;

const MARKS: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': '_',
  '،': ',',
  '、': ',',
  '。': '.',
  "'": '_',
  '’': '_',
  '‘': '_',
  '−': '-',
  '–': '-',
  '—': '-',
  '×': '*',
  '✕': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '÷': '/',
  '∶': ':',
};

/**
 * Converts typed text in any script to ASCII: native digits to 0-9, all spaces to one, marks and
 * signs to those of a keyboard. `_` replaces a mark that only ever groups digits. Direction marks
 * are removed.
 */
export function toPlainText(text: string): string {
  let plain = '';
  for (const char of text.normalize('NFKC')) {
    if (/[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(char)) continue;
    if (/\s/u.test(char)) plain += ' ';
    else plain += MARKS[char] ?? (DIGIT.test(char) ? digitValue(char) : char);
  }
  return plain.trim();
}

/**
 * Returns a digit's value: digits are encoded in runs of ten starting at zero, so it is the
 * distance to the start of the run.
 */
function digitValue(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
