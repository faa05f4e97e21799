import { type EventSchema, COMMON } from './event-schema.ts';

/** Matches words for personal data. */
const PERSONAL =
  /(^|_)(address|birth|email|first|ip|iban|last|lat|lng|location|mail|note|notes|password|person|phone|photo|place|surname|text|title|token|uid|url|user|username)(_|$)/;

/** Matches names reserved by the provider. */
const RESERVED =
  /^(ad_|app_|error$|first_|firebase_|ga_|google_|in_app_purchase|notification_|os_update|session_start|user_engagement)/;

const MOST_EVENTS = 500;
const MOST_PARAMETERS = 25;
const LONGEST_NAME = 40;
const LONGEST_WORD = 100;

/** Returns the problems of a schema; assert in a test of the app that there are none. */
export function validateEvents(schema: EventSchema): readonly string[] {
  const problems: string[] = [];
  const events = Object.entries(schema);
  if (events.length > MOST_EVENTS) problems.push(`There are more than ${MOST_EVENTS} events.`);
  for (const [event, parameters] of events) {
    problems.push(...checkName(event));
    if (RESERVED.test(event)) problems.push(`${event} is reserved by the provider.`);
    const names = Object.keys(parameters);
    if (names.length > MOST_PARAMETERS) problems.push(`${event} has too many parameters.`);
    const isCommon = Object.hasOwn(COMMON, event);
    for (const name of isCommon ? [] : names) {
      problems.push(...checkName(name).map((problem) => `${event}: ${problem}`));
    }
    for (const [name, kind] of Object.entries(parameters)) {
      if (typeof kind === 'string') continue;
      if (kind.length === 0) problems.push(`${event}.${name} has no words.`);
      const unfit = kind.filter((word) => word.length > LONGEST_WORD || word.includes('@'));
      if (unfit.length > 0) problems.push(`${event}.${name} has unfit words: ${unfit.join(', ')}.`);
    }
  }
  return problems;
}

function checkName(name: string): string[] {
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9_]*$/.test(name) || name.length > LONGEST_NAME) {
    problems.push(`${name} is not a name in snake_case of at most ${LONGEST_NAME} letters.`);
  }
  if (PERSONAL.test(name)) problems.push(`${name} sounds personal.`);
  return problems;
}
