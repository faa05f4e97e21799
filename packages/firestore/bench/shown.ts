/** Resolves once a part of the page looks as awaited. */
export function shown(host: HTMLElement, ready: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look(): void {
      if (!ready()) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(host, { childList: true, subtree: true, characterData: true });
    look();
  });
}
