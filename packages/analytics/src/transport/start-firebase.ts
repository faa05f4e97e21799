import {
  type ConsentSettings,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
  setDefaultEventParameters,
} from 'firebase/analytics';
import { deleteInstallations, getInstallations } from 'firebase/installations';
import type { AnalyticsSource } from './analytics-source.ts';
import type { Transport } from './transport.ts';

/** Consent Mode v2: people are counted, never followed for advertising. */
const AGREED: ConsentSettings = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  personalization_storage: 'denied',
};
const WITHDRAWN: ConsentSettings = { ...AGREED, analytics_storage: 'denied' };

/**
 * Maximum number of events queued until the provider's configuration arrives, which may take a
 * minute or never happen.
 */
const MOST_WAITING = 100;

/**
 * Maximum number of commands in the script's queue, which is never emptied if the script is
 * blocked.
 */
const MOST_QUEUED = 500;

/** Loads and starts Google Analytics. */
export async function startFirebase(provider: AnalyticsSource): Promise<Transport> {
  let waiting = 0;
  setConsent(AGREED);
  tellPlace('/');
  const analytics = await provider.analytics();
  const app = await provider.app();
  const collect = (enabled: boolean) => {
    // The SDK does this too, but only once it has its configuration; until then the script would
    // continue.
    const { measurementId } = app.options;
    if (measurementId !== undefined) Reflect.set(window, `ga-disable-${measurementId}`, !enabled);
    setAnalyticsCollectionEnabled(analytics, enabled);
  };
  collect(true);
  return {
    start: () => Promise.resolve(),
    send({ name, parameters }) {
      const queued = commands();
      waiting = queued.includes('config') ? 0 : waiting + 1;
      if (waiting > MOST_WAITING || queued.length > MOST_QUEUED) return;
      const { firebase_screen: screen } = parameters;
      if (typeof screen === 'string') tellPlace(screen);
      logEvent<string>(analytics, name, { ...parameters });
    },
    async stop() {
      setConsent(WITHDRAWN);
      collect(false);
      forgetCookies();
      await deleteInstallations(getInstallations(app));
    },
  };
}

/**
 * Sets the location of events to the pattern of the route. By default the script sends the page's
 * full URL, its title and the referrer.
 */
function tellPlace(pattern: string): void {
  const { origin } = location;
  setDefaultEventParameters({
    page_location: origin + pattern,
    page_title: pattern,
    page_referrer: origin,
  });
}

/** The kinds of the commands in the script's queue. */
function commands(): readonly unknown[] {
  const queue: unknown = Reflect.get(window, 'dataLayer');
  return Array.isArray(queue) ? queue.map((command: ArrayLike<unknown>) => command[0]) : [];
}

function forgetCookies(): void {
  const hosts = location.hostname
    .split('.')
    .map((_, at, parts) => parts.slice(at).join('.'))
    .filter((host) => host.includes('.') || host === 'localhost');
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!/^_ga(_|$)/.test(name)) continue;
    document.cookie = `${name}=; Max-Age=0; Path=/`;
    for (const host of hosts) document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${host}`;
  }
}
