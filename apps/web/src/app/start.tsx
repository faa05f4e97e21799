import { bindDocument, createI18n } from '@quits/i18n';
import { currencyExponent } from '@quits/ledger';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chosenAppearance, showAppearance } from '../app-settings/appearance.ts';
import { App } from './app.tsx';
import { loadConfig } from './load-config.ts';
import { createRuntime } from './runtime.ts';
import { registerServiceWorker } from './service-worker.ts';
import { StartFailure } from './start-failure.tsx';

/** Brings the app up in an element of the page. */
export async function start(element: Element): Promise<void> {
  showAppearance(chosenAppearance());
  const storage = deviceStorage();
  const [i18n, config] = await Promise.all([
    createI18n({ storage, exponentOf: currencyExponent }),
    loadConfig(),
  ]);
  bindDocument(i18n, document.documentElement);
  const root = createRoot(element);
  if (!config.ok) {
    root.render(<StartFailure i18n={i18n} error={config.error} />);
    return;
  }
  const runtime = createRuntime(config.value, storage);
  root.render(
    <StrictMode>
      <App i18n={i18n} runtime={runtime} />
    </StrictMode>,
  );
  registerServiceWorker();
}

/** Reading `localStorage` itself throws where a page may keep nothing. */
function deviceStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
