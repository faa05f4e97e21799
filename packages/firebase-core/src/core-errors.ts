import { type CodeOf, defineErrors } from '@quits/errors';

/** Errors of the configuration and of the lazily loaded services. */
export const coreErrors = /* @__PURE__ */ defineErrors({
  'config/unreachable': {
    recovery: 'retry',
    message: 'The configuration was not loaded. Try again, or look at the host:',
  },
  'config/missing': {
    recovery: 'contact',
    message: 'The configuration lacks fields. Copy them from the settings of the project:',
  },
  'config/malformed': {
    recovery: 'contact',
    message: 'The configuration has parts of the wrong kind. Correct them:',
  },
  'config/conflict': {
    recovery: 'contact',
    message: 'The provider has another configuration. Close it first:',
  },
  'service/failed-to-load': {
    recovery: 'retry',
    message: 'The code of a service was not loaded. Try again, or reload the page.',
  },
});

/** Error code of this package. */
export type CoreErrorCode = CodeOf<typeof coreErrors>;
