const ALIKE = 'a[href], button, [role="button"], input, textarea, form';

/** Finds the element of the live screen that an element of the snapshot was copied from. */
export function counterpart(
  element: Element,
  snapshot: Element,
  root: Element,
): HTMLElement | undefined {
  const name = nameOf(element);
  const place = alike(snapshot, name).indexOf(element);
  const found = alike(root, name);
  // Elements of the same name, such as a link in the bar and one in the list, differ by position.
  const live = found[place] ?? found.at(-1);
  return live instanceof HTMLElement ? live : undefined;
}

function alike(within: Element, name: string): readonly Element[] {
  return [...within.querySelectorAll(ALIKE)].filter((element) => nameOf(element) === name);
}

function nameOf(element: Element): string {
  const told =
    element.getAttribute('href') ??
    element.getAttribute('aria-label') ??
    element.getAttribute('placeholder') ??
    (element.matches('form') ? '' : element.textContent.trim());
  return `${element.localName} ${told}`;
}
