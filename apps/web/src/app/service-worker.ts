/** Keeps the app on the device, so that it opens without a connection. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', register);
  if (document.readyState === 'complete') register();
}

function register(): void {
  window.removeEventListener('load', register);
  // A page that may not store anything works on without: there is nothing for a person to do.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
