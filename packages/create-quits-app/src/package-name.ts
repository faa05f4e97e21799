/** Longest name that a registry takes. */
const LONGEST = 214;

/** Returns whether a package can have this name, without a scope. */
export function isPackageName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._~-]*$/.test(name) && name.length <= LONGEST && name !== 'node_modules';
}
