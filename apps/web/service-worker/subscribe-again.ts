declare const self: ServiceWorkerGlobalScope;

/** Replaces a subscription that the browser has ended. The app stores the new one when it opens next. */
export async function subscribeAgain(old: PushSubscription | null): Promise<void> {
  const key = old?.options.applicationServerKey;
  if (!key) return;
  await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
}
