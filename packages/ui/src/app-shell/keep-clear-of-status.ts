/**
 * The `ref` of something that sticks above the shell's bar: gives it the height of the shell's line of status as
 * `--q-shell-status`, in px. Beside a rail the height is of no use.
 */
export function keepClearOfStatus(element: HTMLElement | null): (() => void) | undefined {
  const status = document.querySelector<HTMLElement>('[data-shell-status]');
  if (element === null || status === null) return undefined;
  const observer = new ResizeObserver(() => {
    element.style.setProperty('--q-shell-status', `${status.offsetHeight}px`);
  });
  observer.observe(status);
  return () => observer.disconnect();
}
