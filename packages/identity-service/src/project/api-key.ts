/** Returns the API key of the project; it isn't secret, and any other is accepted too. */
export function apiKeyOf(project: string): string {
  return `local-${project}`;
}
