import { syncDocumentLocale } from '@quits/i18n';
import { I18nProvider } from '@quits/i18n/react';
import { currencyExponent } from '@quits/ledger';
import { createTexts } from '@quits/product';
import { type ReactElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { appearance } from '@quits/app-platform/device/appearance.ts';
import { showAppearance } from '@quits/app-platform/device/remembered-appearance.ts';
import { keepInstallOffer } from '@quits/app-platform/install/install-offer.ts';
import { linkManifest } from '@quits/app-platform/install/link-manifest.ts';
import { renderByFrames } from '@quits/app-platform/slices/render-by-frames.ts';
import { nextTask } from '@quits/app-platform/slices/next-task.ts';
import { frameShown } from '@quits/app-platform/boot/page-start.ts';
import { preserveClickAcrossHydration } from '@quits/app-platform/boot/early-click.ts';
import { replaceSnapshot } from '@quits/app-platform/snapshot/replace-snapshot.ts';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import { FirstPaint } from './first-paint.tsx';
import { RouteFailure } from './route-failure.tsx';

/** Renders a first paint into an element, and then the app once its code has loaded. */
export async function start(element: Element): Promise<void> {
  renderByFrames();
  showAppearance(appearance.getState());
  keepInstallOffer();
  preserveClickAcrossHydration();
  const texts = createTexts({ storage: deviceStorage(), getExponent: currencyExponent });
  await nextTask();
  warmUpNumbers();
  const [i18n] = await Promise.all([texts, frameShown()]);
  syncDocumentLocale(i18n, document.documentElement);
  linkManifest(i18n);
  const root = createRoot(element);
  // Render in a transition, so that the page responds to input in between.
  const show = (screen: ReactElement) => {
    startTransition(() => root.render(<I18nProvider i18n={i18n}>{screen}</I18nProvider>));
  };
  replaceSnapshot(element);
  show(<FirstPaint />);
  // Import it only now, so that running its code doesn't delay the first paint.
  const bringUp = await loadApp();
  const app = bringUp === undefined ? <RouteFailure /> : await bringUp();
  show(app);
}

/** Formats one amount while the texts load, because a browser's first currency format takes tens of milliseconds. */
function warmUpNumbers(): void {
  new Intl.NumberFormat(navigator.language, { style: 'currency', currency: 'EUR' }).format(0);
}

/** Loads the code of the app; returns `undefined` if that fails. */
async function loadApp(): Promise<(() => Promise<ReactElement>) | undefined> {
  try {
    return (await import('./bring-up.tsx')).bringUp;
  } catch {
    return undefined;
  }
}
