import { registerHooks } from 'node:module';

const SUBSTITUTED = new Set(['@grpc/grpc-js', '@grpc/proto-loader']);

/**
 * Makes the provider's SDK call the service by functions instead of gRPC. Must be called before the
 * SDK is loaded, and affects the whole process.
 */
export function callInProcess(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      SUBSTITUTED.has(specifier)
        ? { url: new URL('grpc.ts', import.meta.url).href, shortCircuit: true }
        : next(specifier, context),
  });
}
