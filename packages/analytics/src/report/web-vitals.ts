import type { Analytics } from '../analytics.ts';
import type { COMMON } from '../event-schema/event-schema.ts';

/** Measures web vitals; loads the library only after consent. */
export function reportWebVitals({ logEvent: log, consent }: Analytics<typeof COMMON>): () => void {
  let started = false;
  function start(): void {
    if (started || consent.store.getState().status !== 'granted') return;
    started = true;
    void measure(log).catch(() => undefined);
  }
  const stop = consent.store.subscribe(start);
  start();
  return stop;
}

async function measure(log: Analytics<typeof COMMON>['logEvent']): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(({ name, value, rating }) => log('web_vital', { metric: name, value, rating }));
  }
}
