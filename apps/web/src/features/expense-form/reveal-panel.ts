/** The `ref` of a panel that unfolds: scrolls it into view, its beginning if it is higher than the view. */
export function revealPanel(panel: HTMLElement | null): void {
  if (panel === null) return;
  const view = panel.closest('form')?.clientHeight ?? window.innerHeight;
  panel.scrollIntoView({ block: panel.offsetHeight > view / 2 ? 'start' : 'nearest' });
}
