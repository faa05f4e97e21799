import type { AnalyticsSource } from './analytics-source.ts';
import type { Transport } from './transport.ts';

/** Sends events to Google Analytics; loads nothing before the start. */
export function firebaseTransport(provider: AnalyticsSource): Transport {
  let running: Transport | undefined;
  return {
    async start() {
      const { startFirebase } = await import('./start-firebase.ts');
      running = await startFirebase(provider);
    },
    send: (event) => running?.send(event),
    async stop() {
      await running?.stop();
      running = undefined;
    },
  };
}
