import { Cron } from 'croner';

/** When a function runs. */
export interface Schedule {
  /** Returns the first time after another one; both in ms since the epoch. */
  nextAfter(time: number): number | undefined;
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const SHORT_ORDINALS = ['1st', '2nd', '3rd', '4th', '5th'];
const DAY = 24 * 60;
const MINUTE_MS = 60_000;

/**
 * Reads a schedule in the syntax of Unix cron or of App Engine.
 * @throws {Error} if it is neither
 */
export function parseSchedule(text: string, timeZone: string): Schedule {
  const trimmed = text.trim().toLowerCase();
  const interval = intervalOf(trimmed);
  if (interval !== undefined) return { nextAfter: (time) => time + interval * MINUTE_MS };
  const patterns = isWords(trimmed) ? patternsOf(trimmed) : [text.trim()];
  const crons = patterns.map(
    (pattern) => new Cron(pattern, { timezone: timeZone, mode: '5-part' }),
  );
  return {
    nextAfter(time) {
      const times = crons.flatMap((cron) => cron.nextRun(new Date(time))?.getTime() ?? []);
      return times.length === 0 ? undefined : Math.min(...times);
    },
  };
}

function isWords(text: string): boolean {
  return (
    text.startsWith('every') ||
    / of |(?:^|,)(?:[1-5](?:st|nd|rd|th)|first|second|third|fourth|fifth)\b/.test(text)
  );
}

/** Minutes of an interval that doesn't divide the day, so that it can't begin at midnight. */
function intervalOf(text: string): number | undefined {
  const every = EVERY.exec(text);
  if (every === null || every[3] !== undefined) return undefined;
  const minutes = minutesOf(every);
  return minutes > 0 && DAY % minutes !== 0 ? minutes : undefined;
}

const EVERY =
  /^every (\d+) (minutes?|mins?|hours?)(?: from (\d{1,2}:\d{2}) to (\d{1,2}:\d{2})| synchronized)?$/;

function minutesOf([, count, unit = '']: RegExpExecArray): number {
  return Number(count) * (unit.startsWith('h') ? 60 : 1);
}

/** The patterns of Unix cron for a schedule in words. */
function patternsOf(text: string): string[] {
  const every = EVERY.exec(text);
  if (every !== null) {
    const step = minutesOf(every);
    if (step < 1) throw invalid(text);
    const from = every[3] === undefined ? 0 : minuteOfDay(every[3], text);
    const until = every[4] === undefined ? DAY - 1 : minuteOfDay(every[4], text);
    return patternsAt(from, until, step);
  }
  const words = /^(every )?(.*?)(?: of (.*?))? (\d{1,2}:\d{2})$/.exec(text);
  if (words === null) throw invalid(text);
  const [, isEvery, days = '', months = 'month', at = ''] = words;
  const minute = minuteOfDay(at, text);
  const time = `${minute % 60} ${Math.floor(minute / 60)}`;
  const month = months === 'month' ? '*' : numbersOf(months, MONTHS, 1, text);
  if (isEvery === undefined && /^[\d,]+$/.test(days)) return [`${time} ${days} ${month} *`];
  return [`${time} * ${month} ${weekdaysOf(days, text)}`];
}

/** Minutes of the day, grouped by the hours that share them. */
function patternsAt(from: number, until: number, step: number): string[] {
  const hours = new Map<number, number[]>();
  const end = until < from ? until + DAY : until;
  for (let minute = from; minute <= end; minute += step) {
    const at = minute % DAY;
    hours.set(at % 60, [...(hours.get(at % 60) ?? []), Math.floor(at / 60)]);
  }
  const byHours = new Map<string, number[]>();
  for (const [minute, list] of hours) {
    const key = list.toSorted((a, b) => a - b).join(',');
    byHours.set(key, [...(byHours.get(key) ?? []), minute]);
  }
  return [...byHours].map(([list, minutes]) => `${minutes.join(',')} ${list} * * *`);
}

/** `day`, weekdays, or ordinals before weekdays: `2nd,third mon,wed`. */
function weekdaysOf(text: string, whole: string): string {
  const words = text.split(' ');
  const days = words.at(-1) ?? '';
  const numbers =
    days === 'day' ? ['0', '1', '2', '3', '4', '5', '6'] : listOf(days, DAYS, 0, whole);
  if (words.length === 1) return days === 'day' ? '*' : numbers.join(',');
  const ordinals = (words[0] ?? '').split(',').map((word) => {
    const at = ORDINALS.indexOf(word);
    const position = at === -1 ? SHORT_ORDINALS.indexOf(word) : at;
    if (position === -1 || words.length > 2) throw invalid(whole);
    return position + 1;
  });
  return ordinals.flatMap((nth) => numbers.map((day) => `${day}#${nth}`)).join(',');
}

function numbersOf(text: string, names: readonly string[], first: number, whole: string): string {
  return listOf(text, names, first, whole).join(',');
}

/** Names may be short: `mon`, `sept`. */
function listOf(text: string, names: readonly string[], first: number, whole: string): string[] {
  return text.split(',').map((word) => {
    const index = word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));
    if (index === -1) throw invalid(whole);
    return String(index + first);
  });
}

function minuteOfDay(time: string, whole: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours > 23 || minutes > 59) throw invalid(whole);
  return hours * 60 + minutes;
}

function invalid(text: string): Error {
  return new Error(`"${text}" is neither a schedule of cron nor one of App Engine.`);
}
