/** Whether the screen shows its contents: nothing in it stands in for something that is on its way. */
export function isScreenReady(): boolean {
  return document.querySelector('main') !== null && document.querySelector('[data-shape]') === null;
}
