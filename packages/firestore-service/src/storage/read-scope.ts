import type { DocumentName } from '../name/resource-name.ts';

/** Documents that a reader needs, in one database or all of them: those of a collection, or of all collections with an id. */
export type ReadScope = { readonly database?: string } & (
  | { readonly collectionPath: string }
  | { readonly collectionId: string }
);

/** Returns whether a document is in a scope. */
export function isInScope(name: DocumentName, scope: ReadScope): boolean {
  if (scope.database !== undefined && name.database !== scope.database) return false;
  return 'collectionPath' in scope
    ? name.collectionPath === scope.collectionPath
    : name.collectionId === scope.collectionId;
}
