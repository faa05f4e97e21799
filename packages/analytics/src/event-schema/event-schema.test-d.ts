import { describe, it } from 'vitest';
import type { Analytics } from '../analytics.ts';
import { type COMMON, defineEvents } from './event-schema.ts';

const events = defineEvents({
  thing_added: { kind: ['big', 'small'], parts: 'number' },
  menu_opened: {},
});
declare const analytics: Analytics<typeof events>;
declare function needsCommon(given: Analytics<typeof COMMON>): void;

describe('typed events', () => {
  it('take their own parameters and nothing else', () => {
    analytics.logEvent('thing_added', { kind: 'big', parts: 1 });
    analytics.logEvent('menu_opened');
    analytics.logEvent('exception', { code: 'app/unexpected', fatal: false });
    needsCommon(analytics);
    // @ts-expect-error there is no such word
    analytics.logEvent('thing_added', { kind: 'huge', parts: 1 });
    // @ts-expect-error a parameter is missing
    analytics.logEvent('thing_added', { kind: 'big' });
    // @ts-expect-error there is no such parameter
    analytics.logEvent('thing_added', { kind: 'big', parts: 1, email: 'x' });
    // @ts-expect-error there is no such event
    analytics.logEvent('nothing');
  });
});
