/** Joins the given class names; skips undefined ones. */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
