/**
 * The `ref` of something that sticks above the shell's bar: gives it the height of the bar's line of status as
 * `--q-shell-status`, in px; 0 where the shell has a rail.
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
