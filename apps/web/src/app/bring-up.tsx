import { focusProblems, keepFocus } from '@quits/ui';
import { type ReactElement, StrictMode } from 'react';
import { App } from './app.tsx';
import { deviceStorage } from '../app-settings/device-storage.ts';
import { loadConfig } from './load-config.ts';
import { createRuntime } from './runtime.ts';
import { StartFailure } from './start-failure.tsx';

/** Starts what lives behind the screens, and gives the app that shows them. */
export async function bringUp(): Promise<ReactElement> {
  const config = await loadConfig();
  if (!config.ok) return <StartFailure error={config.error} />;
  keepFocus(document);
  focusProblems(document);
  const runtime = createRuntime(config.value, deviceStorage());
  return (
    <StrictMode>
      <App runtime={runtime} />
    </StrictMode>
  );
}
