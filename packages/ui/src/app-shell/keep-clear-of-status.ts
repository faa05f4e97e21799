/**
 * The `ref` of an element that is sticky above the shell's bar: sets its `--q-shell-status` to the
 * height of the bar's status line, in px; 0 if the shell has a rail.
 */
export function avoidStatusBar(element: HTMLElement | null): (() => void) | undefined {
  const status = document.querySelector<HTMLElement>('[data-shell-status]');
  const bar = status?.closest('nav');
  if (element === null || !status || !bar) return undefined;
  const observer = new ResizeObserver(() => {
    const isBar = getComputedStyle(bar).position === 'fixed';
    element.style.setProperty('--q-shell-status', `${isBar ? status.offsetHeight : 0}px`);
  });
  observer.observe(status);
  return () => {
    observer.disconnect();
    element.style.removeProperty('--q-shell-status');
  };
}
