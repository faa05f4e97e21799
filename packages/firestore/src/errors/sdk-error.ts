/**
 * Returns an error like the SDK's `FirebaseError`, without importing its class: pages load that with the SDK. Errors are recognized by
 * name and code, never by class.
 */
export function sdkError(code: string, message: string): Error & { readonly code: string } {
  return Object.assign(new Error(message), { name: 'FirebaseError', code });
}
