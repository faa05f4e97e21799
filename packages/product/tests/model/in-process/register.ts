import { registerHooks } from 'node:module';

const SUBSTITUTED = new Set(['@grpc/grpc-js', '@grpc/proto-loader']);

/**
 * From now on, the provider's SDK reaches the service by function calls instead of by gRPC. It has to be
 * called before the SDK is loaded, and goes for everything in this process.
 */
export function callInProcess(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      SUBSTITUTED.has(specifier)
        ? { url: new URL('grpc.ts', import.meta.url).href, shortCircuit: true }
        : next(specifier, context),
  });
}
