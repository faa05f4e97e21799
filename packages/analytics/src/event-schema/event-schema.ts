/**
 * Type of a parameter: a number, a boolean, a duration, an error code, or one of several words.
 * There is no free text, so nothing that a user typed can be sent.
 */
export type ParameterKind = 'number' | 'boolean' | 'milliseconds' | 'code' | readonly string[];

/** All events of an app with their parameters. */
export type EventSchema = Readonly<Record<string, Readonly<Record<string, ParameterKind>>>>;

/** The value of a parameter. */
export type ParameterValue<Kind extends ParameterKind> = Kind extends 'boolean'
  ? boolean
  : Kind extends 'code'
    ? `${string}/${string}`
    : Kind extends readonly (infer Word)[]
      ? Word
      : number;

/** The parameters of an event. */
export type EventParameters<Event extends EventSchema[string]> = {
  readonly [Name in keyof Event]: ParameterValue<Event[Name]>;
};

/** An event as it is sent. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}

/** Events that every app has. */
export const COMMON = {
  exception: { code: 'code', fatal: 'boolean' },
  web_vital: {
    metric: ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'],
    value: 'number',
    rating: ['good', 'needs-improvement', 'poor'],
  },
} as const satisfies EventSchema;

/** Describes the events of an app; the common ones are added. */
export function defineEvents<const Events extends EventSchema>(
  events: Events,
): Events & typeof COMMON {
  return { ...events, ...COMMON };
}

/** Returns whether a value may be sent as this parameter. */
export function fits(kind: ParameterKind, value: unknown): value is string | number | boolean {
  switch (kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
    case 'milliseconds':
      return typeof value === 'number' && Number.isFinite(value);
    case 'code':
      return typeof value === 'string' && /^[a-z-]{1,30}\/[a-z0-9-]{1,60}$/.test(value);
    default:
      return typeof value === 'string' && kind.includes(value);
  }
}
