/** Callback ref of an expanded panel: scrolls it into view, to its start if it doesn't fit. */
export function revealPanel(panel: HTMLElement | null): void {
  if (panel === null) return;
  const view = panel.closest('form')?.clientHeight ?? window.innerHeight;
  panel.scrollIntoView({ block: panel.offsetHeight > view / 2 ? 'start' : 'nearest' });
}
