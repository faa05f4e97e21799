/** Codes of refusals by the rules: Firestore's SDK, Storage's, and the protocol's. */
const DENIALS: ReadonlySet<unknown> = new Set([
  'permission-denied',
  'firestore/permission-denied',
  'storage/unauthorized',
  'PERMISSION_DENIED',
  // Status numbers of gRPC and HTTP.
  7,
  403,
]);

/** Returns whether an error says that the rules refused. */
export function isDenial(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ['code', 'status'].some((field) => DENIALS.has(Reflect.get(error, field)));
}
