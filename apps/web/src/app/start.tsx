import { syncDocumentLocale } from '@quits/i18n';
import { I18nProvider } from '@quits/i18n/react';
import { currencyExponent } from '@quits/ledger';
import { createTexts } from '@quits/product';
import { type ReactElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { appearance } from '../app-settings/appearance.ts';
import { showAppearance } from '../app-settings/remembered-appearance.ts';
import { keepInstallOffer } from '../platform/install/install-offer.ts';
import { linkManifest } from '../platform/install/link-manifest.ts';
import { nextTask } from '../platform/slices/next-task.ts';
import { preserveClickAcrossHydration } from '../session/early-start.ts';
import { replaceSnapshot } from '../platform/snapshot/replace-snapshot.ts';
import { deviceStorage } from '../app-settings/device-storage.ts';
import { FirstPaint } from './first-paint.tsx';
import { RouteFailure } from './route-failure.tsx';

/** Brings the app up in an element of the page: a first paint at once, the rest when it is there. */
export async function start(element: Element): Promise<void> {
  showAppearance(appearance.getState());
  keepInstallOffer();
  preserveClickAcrossHydration();
  const texts = createTexts({ storage: deviceStorage(), exponentOf: currencyExponent });
  await nextTask();
  warmUpNumbers();
  const i18n = await texts;
  syncDocumentLocale(i18n, document.documentElement);
  linkManifest(i18n);
  const root = createRoot(element);
  // In slices: whoever presses something meanwhile is answered.
  const show = (screen: ReactElement) => {
    startTransition(() => root.render(<I18nProvider i18n={i18n}>{screen}</I18nProvider>));
  };
  replaceSnapshot(element);
  show(<FirstPaint />);
  // Not before: on a slow line it would take the place of the texts that the first paint waits for.
  const bringUp = await loadApp();
  const app = bringUp === undefined ? <RouteFailure /> : await bringUp();
  show(app);
}

/** A browser takes tens of milliseconds for its first amount of money: better while the texts are on their way than in the first screen. */
function warmUpNumbers(): void {
  new Intl.NumberFormat(navigator.language, { style: 'currency', currency: 'EUR' }).format(0);
}

/** The code behind the screens; `undefined` when it cannot be had. */
async function loadApp(): Promise<(() => Promise<ReactElement>) | undefined> {
  try {
    return (await import('./bring-up.tsx')).bringUp;
  } catch {
    return undefined;
  }
}
