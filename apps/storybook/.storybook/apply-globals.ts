const ROOT_ATTRIBUTES = ['theme', 'contrast', 'accent', 'density'] as const;
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'he', 'en-XB']);

/** Choices of the toolbar. */
export type Globals = Partial<
  Record<(typeof ROOT_ATTRIBUTES)[number] | 'direction' | 'locale', unknown>
>;

/** Applies the toolbar's choices to the root element, like an app. */
export function applyGlobals(chosen: Globals): void {
  const root = document.documentElement;
  for (const name of ROOT_ATTRIBUTES) {
    // A frame in a docs page looks like the page; Storybook doesn't pass its choices on.
    const value = chosen[name] || window.frameElement?.ownerDocument.documentElement.dataset[name];
    if (typeof value === 'string' && value !== '') root.dataset[name] = value;
    else delete root.dataset[name];
  }
  const isMirrored = chosen.direction === 'rtl' || RIGHT_TO_LEFT.has(String(chosen.locale));
  root.dir = isMirrored ? 'rtl' : 'ltr';
}
