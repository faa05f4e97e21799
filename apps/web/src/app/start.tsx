import { bindDocument, createI18n } from '@quits/i18n';
import { I18nProvider } from '@quits/i18n/react';
import { currencyExponent } from '@quits/ledger';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { chosenAppearance, showAppearance } from '../app-settings/appearance.ts';
import { keepInstallOffer } from '../install/install-offer.ts';
import { keepPressThroughSwap } from '../session/early-start.ts';
import { registerServiceWorker } from '../updates/service-worker.ts';
import { deviceStorage } from '../app-settings/device-storage.ts';
import { FirstPaint } from './first-paint.tsx';
import { RouteFailure } from './route-failure.tsx';

/** Brings the app up in an element of the page: a first paint at once, the rest when it is there. */
export async function start(element: Element): Promise<void> {
  showAppearance(chosenAppearance());
  keepInstallOffer();
  keepPressThroughSwap();
  const i18n = await createI18n({ storage: deviceStorage(), exponentOf: currencyExponent });
  bindDocument(i18n, document.documentElement);
  const root = createRoot(element);
  const show = (screen: ReactElement) => {
    root.render(<I18nProvider i18n={i18n}>{screen}</I18nProvider>);
  };
  show(<FirstPaint />);
  // Not before: on a slow line it would take the place of the texts that the first paint waits for.
  const bringUp = await loadApp();
  show(bringUp === undefined ? <RouteFailure /> : await bringUp());
  registerServiceWorker();
}

/** The code behind the screens; `undefined` when it cannot be had. */
async function loadApp(): Promise<(() => Promise<ReactElement>) | undefined> {
  try {
    return (await import('./bring-up.tsx')).bringUp;
  } catch {
    return undefined;
  }
}
