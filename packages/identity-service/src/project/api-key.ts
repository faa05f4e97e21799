/** The key by which clients name the project; it is no secret, and any other is taken as well. */
export function apiKeyOf(project: string): string {
  return `local-${project}`;
}
