/**
 * Returns a function that tells whether a path matches a pattern of a trigger: `{name}` and `*` match one segment,
 * `{name=**}` and `**` any number.
 */
export function documentPattern(pattern: string): (path: string) => boolean {
  const parts = pattern
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '**' || /^\{[^}]*=\*\*\}$/.test(part)) return '.*';
      if (part === '*' || /^\{[^}]*\}$/.test(part)) return '[^/]+';
      return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
  const expression = new RegExp(`^${parts.join('/')}$`, 's');
  return (path) => expression.test(path);
}
