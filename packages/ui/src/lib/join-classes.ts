/** Joins the class names that are there. */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
