/**
 * Options of functions that the app calls. Read without a parameter of the library, which would warn at each deployment, since functions
 * need it when they are defined.
 */
export const CALL_OPTIONS = {
  /** Whether calls need an App Check token. */
  enforceAppCheck: process.env['ENFORCE_APP_CHECK'] === 'true',
};
