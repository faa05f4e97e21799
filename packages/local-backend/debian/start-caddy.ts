import { type ProxyKind, type RunningProxy, startProxy } from './start-proxy.ts';

const CADDY: ProxyKind = {
  program: 'caddy',
  file: 'Caddyfile',
  argumentsOf: ({ folder }) => ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'],
};

/** Starts Caddy with the directives of a site. */
export function startCaddy(directives: string, port?: number): Promise<RunningProxy> {
  return startProxy(
    CADDY,
    (files) => `{
  admin off
  auto_https off
}
:${files.port} {
  bind 127.0.0.1
  tls ${files.folder}/cert.pem ${files.folder}/key.pem
  log {
    output file ${files.folder}/access.log
  }
  ${directives}
}
`,
    port,
  );
}
