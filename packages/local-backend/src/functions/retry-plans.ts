import type { Trigger } from './endpoint.ts';
import type { RetryPlan } from './dispatcher.ts';

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 600_000;
/** Events are repeated for a day, as in production. */
const LONGEST_AGE = 24 * 3_600_000;

const NEVER: RetryPlan = { delay: () => undefined };

const EVENTS: RetryPlan = {
  delay: (attempts, age) =>
    age > LONGEST_AGE ? undefined : Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY),
};

/** Returns how the events of a trigger are repeated when their function fails. */
export function retryPlan(trigger: Trigger): RetryPlan {
  if (trigger.kind === 'schedule') {
    const { count, minBackoff, maxBackoff } = trigger.retry;
    return {
      delay: (attempts) =>
        attempts > count ? undefined : Math.min(minBackoff * 2 ** (attempts - 1), maxBackoff),
    };
  }
  const isRetried = (trigger.kind === 'document' || trigger.kind === 'object') && trigger.isRetried;
  return isRetried ? EVENTS : NEVER;
}
