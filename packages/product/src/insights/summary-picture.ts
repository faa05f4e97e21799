import type { Formatter, Translate } from '@quits/i18n';
import { addDays, plainFraction } from '@quits/ledger';
import type { Group } from '../group/schema.ts';
import type { SummaryPicture } from './draw-summary.ts';
import type { GroupSummary } from './summarize-group.ts';

/** Content of the image that a user chooses. */
export interface SummaryChoices {
  readonly tag: string | undefined;
  readonly showAmounts: boolean;
  readonly showNames: boolean;
}

/** Language of the image, and colors of people. */
export interface SummaryLanguage {
  readonly t: Translate;
  readonly format: Formatter;
  readonly isRtl: boolean;
  readonly hueOf: (personId: string) => number;
}

/** Smallest part of the total of which a single expense is worth a sentence. */
const REMARKABLE = 0.05;

/** Puts a summary into words; everybody has their name, the reader too, since others see the image. */
export function summaryPicture(
  summary: GroupSummary,
  group: Pick<Group, 'name' | 'emoji' | 'people'>,
  choices: SummaryChoices & SummaryLanguage,
): SummaryPicture {
  const { tag, showAmounts, showNames, t, format, isRtl, hueOf } = choices;
  const { currency, spent, bars, first, last, others } = summary;
  const { money, moneyParts, number } = format.among({
    own: currency,
    currencies: [currency, ...others.map((one) => one.currency)],
  });
  const days = number(summary.days, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const people = t('common:people', { count: summary.people.length });
  const expenses = t('common:expenses', { count: summary.expenses });
  const lastBar =
    bars.daysEach === 1 ? last : addDays(first, (bars.spent.length - 1) * bars.daysEach);
  const short = { short: true };
  return {
    isRtl,
    locale: format.locale,
    emoji: group.emoji,
    title: tag === undefined ? group.name : `#${tag}`,
    period: format.dateRange(first, last),
    hero: showAmounts ? moneyParts(spent, currency, short) : days,
    heroLabel: showAmounts ? t('balances:spentTogether') : undefined,
    facts: joined(t, [showAmounts ? days : undefined, expenses, people]),
    others:
      showAmounts && others.length > 0
        ? joined(
            t,
            others.map((one) => `+ ${money(one.spent, one.currency, short)}`),
          )
        : undefined,
    sentence: sentenceOf(summary, { t, format }),
    bars: bars.spent,
    barLabels: {
      first: format.date(first, 'dayMonth'),
      last: format.date(lastBar, 'dayMonth'),
      most: showAmounts ? money(Math.max(...bars.spent), currency, short) : undefined,
    },
    people: summary.people.map(({ id, paid, owed }) => ({
      hue: hueOf(id),
      paid: Math.max(0, paid),
      owed: Math.max(0, owed),
      name: showNames ? (group.people[id]?.name ?? t('common:someone')) : undefined,
      amounts: showAmounts ? [money(paid, currency), money(owed, currency)] : undefined,
    })),
    legend: [t('expenses:paid'), t('expenses:share')],
    brand: t('common:appName'),
  };
}

/** Names the largest expense, unless it is all of it or nothing special. */
function sentenceOf(
  { largest, spent, expenses }: GroupSummary,
  { t, format }: Pick<SummaryLanguage, 't' | 'format'>,
): string | undefined {
  if (largest === undefined || spent <= 0 || expenses < 2) return undefined;
  const { title, amount } = largest;
  const part = amount / spent;
  if (part >= 1 || part < REMARKABLE) return undefined;
  switch (plainFraction(part)) {
    case 'half':
      return t('balances:wasHalf', { title });
    case 'third':
      return t('balances:wasThird', { title });
    case 'quarter':
      return t('balances:wasQuarter', { title });
    case undefined:
      return t('balances:wasPart', { title, percent: format.percent(part) });
  }
}

/** Returns the image's text, for those who can't see it. */
export function textOfPicture(picture: SummaryPicture, t: Translate): string {
  const { hero, heroLabel, title, period, facts, others, sentence, people } = picture;
  const figure = typeof hero === 'string' ? hero : hero.map(({ value }) => value).join('');
  return joined(t, [
    title,
    period,
    heroLabel === undefined ? figure : t('common:labelled', { label: heroLabel, value: figure }),
    facts,
    others,
    sentence,
    ...people.map(({ name, amounts }) => joined(t, [name, ...(amounts ?? [])])),
  ]);
}

function joined(t: Translate, parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .reduce<string>(
      (first, second) =>
        first === '' ? (second ?? '') : t('common:joined', { first, second: second ?? '' }),
      '',
    );
}
