/** Modules of a development backend that a server's modules import, by the end of their path. The image has none of their code. */
export const DEVELOPMENT_MODULES: readonly string[] = [
  'identity-service/src/http/emulator-routes.ts',
  'identity-service/src/pages/page-routes.ts',
  'local-backend/src/files/request-log.ts',
  'local-backend/src/firestore/rules-endpoints.ts',
  'local-backend/src/hosting/hub-routes.ts',
];

const EXPORT = /^export (?:async )?(?:function|const|class) (\w+)/gmu;

/** Returns a module with the same exports that throws when one is called. */
export function stubOf(source: string): string {
  const names = [...source.matchAll(EXPORT)].map(([, name]) => name);
  return names
    .map((name) => `export function ${name}() { throw new Error('Not part of a server.'); }\n`)
    .join('');
}
