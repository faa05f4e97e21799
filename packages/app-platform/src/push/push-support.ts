/** Whether this browser can get notifications now: `install` asks for the app on the home screen, as iOS requires. */
export type PushSupport = 'ready' | 'install' | 'unsupported' | 'blocked';

/** Returns whether this browser can get notifications. */
export function pushSupport(): PushSupport {
  if (!('PushManager' in window) || !('Notification' in window)) {
    return isApplesTouchscreen() ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** iPads call themselves Macs, which have no touchscreen. */
function isApplesTouchscreen(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Returns this browser's push manager; `undefined` without a service worker, as in development. */
export async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}
