/** Resolves once `ready` returns true after a change of the DOM below `host`. */
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
