import {
  type ConsentSettings,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
} from 'firebase/analytics';
import { deleteInstallations, getInstallations } from 'firebase/installations';
import type { AnalyticsProvider } from './firebase-transport.ts';
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

/** Loads and starts Google Analytics. */
export async function startFirebase(provider: AnalyticsProvider): Promise<Transport> {
  setConsent(AGREED);
  const analytics = await provider.analytics();
  setAnalyticsCollectionEnabled(analytics, true);
  return {
    start: () => Promise.resolve(),
    send: ({ name, parameters }) => logEvent<string>(analytics, name, { ...parameters }),
    async stop() {
      setConsent(WITHDRAWN);
      setAnalyticsCollectionEnabled(analytics, false);
      forgetCookies();
      await deleteInstallations(getInstallations(await provider.app()));
    },
  };
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
