/** Calls back each time the page is looked at again; never outside of a browser. */
export function whenVisible(seen: () => void): void {
  const page = globalThis.document;
  page?.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') seen();
  });
}
