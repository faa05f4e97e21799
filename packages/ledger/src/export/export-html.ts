import { Balances } from '../balance/balances.ts';
import { toGroupCurrency } from '../balance/to-group-currency.ts';
import type { PersonId } from '../model/expense.ts';
import { getOwn } from '../model/get-own.ts';
import { currencyExponent } from '../money/currency.ts';
import type { ExportedEvent, ExportedExpense, ExportedGroup } from './export-types.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from './html-script.ts';
import { PAGE_STYLE } from './html-style.ts';

/** Texts of an exported page, and functions that write values, all in one language. */
export interface ExportHtmlOptions {
  /** BCP 47 tag of the language. */
  readonly lang: string;
  /** Direction of the language. */
  readonly dir: 'ltr' | 'rtl';
  /** Headings, labels and the line at the end. */
  readonly texts: ExportHtmlTexts;
  /** Writes an amount in minor units. */
  readonly money: (minor: number, currency: string) => string;
  /** Writes a calendar date. */
  readonly date: (date: string) => string;
  /** Writes a moment (ISO 8601). */
  readonly time: (at: string) => string;
  /** Joins names. */
  readonly list: (names: readonly string[]) => string;
  /** Returns the name of a category of an expense. */
  readonly category: (category: string) => string;
  /** Tells an entry of the log in a line; undefined leaves it out. */
  readonly event: (event: ExportedEvent) => string | undefined;
}

/** See {@link ExportHtmlOptions.texts}. */
export interface ExportHtmlTexts {
  readonly balances: string;
  readonly expenses: string;
  readonly activity: string;
  readonly search: string;
  readonly kind: string;
  readonly all: string;
  readonly kinds: Readonly<Record<ExportedExpense['kind'], string>>;
  readonly total: string;
  readonly date: string;
  readonly title: string;
  readonly category: string;
  readonly paidBy: string;
  readonly share: string;
  readonly amount: string;
  readonly receipts: string;
  /** Line at the end, such as the day of the export. */
  readonly footer: string;
}

/**
 * Exports a group as one HTML page that needs nothing else: a browser opens it from a file, without a network, a module or a font. It
 * shows, searches and sums the ledger, and prints it. Everything that a person wrote is escaped, and the page's policy runs no other
 * script than its own.
 */
export function exportHtml(group: ExportedGroup, options: ExportHtmlOptions): string {
  const { lang, dir, texts } = options;
  const names = new Map(group.people.map(({ id, name }) => [id, name]));
  const nameOf = (id: PersonId) => names.get(id) ?? id;
  const { expenses } = group;
  const [first, last] = [expenses[0]?.date, expenses.at(-1)?.date];
  const period =
    first === undefined || last === undefined
      ? ''
      : first === last
        ? options.date(first)
        : `${options.date(first)} – ${options.date(last)}`;
  const log = (group.activity ?? []).flatMap((event) => options.event(event) ?? []);
  return `<!doctype html>
<html lang="${escape(lang)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src '${PAGE_SCRIPT_HASH}'">
<meta name="generator" content="Quits">
<title>${escape(group.name)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${escape([group.emoji, group.name].filter(Boolean).join(' '))}</h1>
<p>${escape(period)}</p>
</header>
<main>
<h2>${escape(texts.balances)}</h2>
<ul class="balances">
${balancesOf(group)
  .map(({ person, minor, currency }) => {
    const amount = options.money(minor, currency);
    return `<li><span>${escape(nameOf(person))}</span><span class="${minor < 0 ? 'minus' : 'plus'}">${escape(minor > 0 ? `+${amount}` : amount)}</span></li>`;
  })
  .join('\n')}
</ul>
<h2>${escape(texts.expenses)}</h2>
<div id="tools" hidden>
<label>${escape(texts.search)}<input id="search" type="search" autocomplete="off"></label>
<label>${escape(texts.kind)}<select id="kind"><option value="">${escape(texts.all)}</option>${(['expense', 'payment', 'income'] as const).map((kind) => `<option value="${kind}">${escape(texts.kinds[kind])}</option>`).join('')}</select></label>
<p>${escape(texts.total)} (<output id="count"></output>): <output id="sums" aria-live="polite"></output></p>
</div>
<table>
<thead><tr>${[texts.date, texts.title, texts.category, texts.paidBy].map((text) => `<th scope="col">${escape(text)}</th>`).join('')}<th scope="col" class="figure">${escape(texts.amount)}</th></tr></thead>
<tbody>
${expenses.map((expense) => rowOf(expense, options, nameOf)).join('\n')}
</tbody>
</table>
${log.length === 0 ? '' : `<h2>${escape(texts.activity)}</h2>\n<details><summary>${escape(texts.activity)} (${log.length})</summary><ul>\n${log.map((line) => `<li>${escape(line)}</li>`).join('\n')}\n</ul></details>\n`}</main>
<footer><p>${escape(texts.footer)}</p></footer>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function rowOf(
  expense: ExportedExpense,
  { texts, money, date, time, list, category }: ExportHtmlOptions,
  nameOf: (id: PersonId) => string,
): string {
  const {
    kind,
    currency,
    amount,
    payers,
    shares,
    title,
    notes,
    comments = [],
    receipts = [],
  } = expense;
  const signed = kind === 'income' ? -amount : amount;
  const people = Object.keys(payers).map(nameOf);
  const sides = Object.entries(shares).map(
    ([id, minor]) => `${nameOf(id)} ${money(minor, currency)}`,
  );
  const details = [
    `${texts.share}: ${list(sides)}`,
    ...(notes === undefined ? [] : [notes]),
    ...comments.map((one) => `${one.by}, ${time(one.at)}: ${one.text}`),
  ].map((text) => `<p>${escape(text)}</p>`);
  const links = receipts.map(
    ({ file, name }) => `<a href="${escape(encodeURI(file))}">${escape(name)}</a>`,
  );
  const files = links.length === 0 ? '' : `<p>${escape(texts.receipts)}: ${links.join(', ')}</p>`;
  const label = kind === 'expense' ? category(expense.category ?? '') : texts.kinds[kind];
  return `<tr data-kind="${kind}" data-amount="${signed}" data-currency="${escape(currency)}" data-digits="${currencyExponent(currency)}"><td>${escape(date(expense.date))}</td><td>${escape(title)}${details.join('')}${files}</td><td>${escape(label)}</td><td>${escape(list(people))}</td><td class="figure">${escape(money(signed, currency))}</td></tr>`;
}

/** Returns everybody's balance in each currency, as it counts in the group. */
function balancesOf(group: ExportedGroup) {
  const balances = new Balances();
  for (const expense of group.expenses) {
    const { converted, currency, groupAmount } = expense;
    if (converted !== undefined) {
      balances.apply(
        toGroupCurrency({ ...expense, groupAmount: converted.amount }, converted.currency),
      );
    } else if (groupAmount !== undefined && currency !== group.currency) {
      balances.apply(toGroupCurrency({ ...expense, groupAmount }, group.currency));
    } else balances.apply(expense);
  }
  return balances.currencies().flatMap((currency) => {
    const byPerson = balances.toRecord(currency);
    return group.people.flatMap(({ id: person }) => {
      const minor = getOwn(byPerson, person) ?? 0;
      return minor === 0 ? [] : [{ person, minor, currency }];
    });
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and its attributes; control characters that no page may have become spaces. */
function escape(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- control characters are what it replaces
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ')
      .replaceAll(/[&<>"']/g, (one) => ENTITIES[one] ?? one)
  );
}
