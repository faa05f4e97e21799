const LENGTH = 20;

/** Creates an id for a new document: 20 random letters and digits. */
export function generateId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH * 2));
  // Leaving out two of the 64 letters of base64 favors none of the others.
  return btoa(String.fromCharCode(...bytes))
    .replaceAll(/[+/=]/g, '')
    .slice(0, LENGTH);
}
