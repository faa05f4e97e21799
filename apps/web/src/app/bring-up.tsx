import { focusFirstInvalidField, restoreFocusOnRemove } from '@quits/ui';
import { type ReactElement, StrictMode } from 'react';
import { resumeForgetting } from '@quits/product/account/forget-device.ts';
import { App } from './app.tsx';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import { nextTask } from '@quits/app-platform/slices/next-task.ts';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import { fetchCode } from '@quits/app-platform/prefetch/fetch-code.ts';
import { createWarmUp } from './warm-up.ts';
import { followHeldLink } from '@quits/app-platform/snapshot/follow-held-link.ts';
import { followSession } from '@quits/app-platform/snapshot/follow-session.ts';
import { keepSnapshots } from '@quits/app-platform/snapshot/keep-snapshots.ts';
import { loadConfig } from '@quits/app-platform/boot/load-config.ts';
import { beginsWithForm } from './begins-with-form.ts';
import { fetchLikelyCode } from './likely-code.ts';
import { createRoutes } from './routes.tsx';
import { createRuntime } from './runtime.ts';
import { isSnapshotPath, linkStateOf } from './snapshot-paths.ts';
import { StartFailure } from './start-failure.tsx';
import { startRouter } from './start-router.ts';

/** Starts the runtime and the router, in separate tasks, and returns the app to render. */
export async function bringUp(): Promise<ReactElement> {
  const configuring = loadConfig();
  const routes = createRoutes();
  fetchCode(routes, window.location.pathname);
  const config = await configuring;
  if (!config.ok) return <StartFailure error={config.error} />;
  restoreFocusOnRemove(document);
  focusFirstInvalidField(document);
  await nextTask();
  await resumeForgetting();
  const storage = deviceStorage();
  const runtime = createRuntime(config.value, storage);
  followSession(runtime.auth.store, storage);
  await nextTask();
  runtime.start();
  const warmUp = createWarmUp(runtime.database, runtime.likelyUid);
  await nextTask();
  const router = await startRouter(routes, warmUp, beginsWithForm(runtime.likelyUid()));
  followHeldLink(router, linkStateOf);
  if (runtime.likelyUid() !== undefined) fetchLikelyCode(routes);
  const root = document.getElementById('root');
  if (root !== null && storage !== undefined) {
    keepSnapshots({
      sessions: runtime.auth.store,
      root,
      storage,
      whenIdle,
      isKept: isSnapshotPath,
    });
  }
  return (
    <StrictMode>
      <App runtime={runtime} routes={routes} router={router} warmUp={warmUp} />
    </StrictMode>
  );
}
