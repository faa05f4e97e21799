import type { ExpenseForm } from './expense-form.ts';

/**
 * Converts a draft's numbers to another language's format, since 10.005 may be another amount
 * there.
 */
export function localizeSeparators(draft: ExpenseForm, locale: string): ExpenseForm {
  const { typedIn = locale, ...form } = draft;
  if (typedIn === locale) return form;
  const from = separatorsOf(typedIn);
  const to = separatorsOf(locale);
  const marks = new Map([
    [from.decimal, to.decimal],
    [from.group, to.group],
  ]);
  const write = (text: string) => Array.from(text, (sign) => marks.get(sign) ?? sign).join('');
  const writeAll = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, write(text)]));
  const { conversion, paidBy, texts, items } = form;
  return {
    ...form,
    amountText: write(form.amountText),
    conversion: { ...conversion, text: write(conversion.text) },
    paidBy: paidBy.kind === 'one' ? paidBy : { ...paidBy, texts: writeAll(paidBy.texts) },
    texts: {
      percent: writeAll(texts.percent),
      exact: writeAll(texts.exact),
      adjustment: writeAll(texts.adjustment),
    },
    items: {
      lines: items.lines.map((line) => ({ ...line, amountText: write(line.amountText) })),
      taxText: write(items.taxText),
      tipText: write(items.tipText),
      discountText: write(items.discountText),
    },
  };
}

/** Returns a locale's decimal and grouping marks. */
function separatorsOf(locale: string): { readonly decimal: string; readonly group: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const mark = (wanted: Intl.NumberFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return { decimal: mark('decimal'), group: mark('group') };
}
