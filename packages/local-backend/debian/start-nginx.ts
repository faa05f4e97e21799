import { type ProxyFiles, type ProxyKind, type RunningProxy, startProxy } from './start-proxy.ts';

const NGINX: ProxyKind = {
  program: 'nginx',
  file: 'nginx.conf',
  argumentsOf: ({ folder }) => ['-p', folder, '-c', 'nginx.conf', '-e', `${folder}/error.log`],
};

/** Starts nginx with the locations of a server and other directives. */
export function startNginx(directives: string, port?: number): Promise<RunningProxy> {
  return startProxy(NGINX, (files) => configOf(files, directives), port);
}

/**
 * Returns a common configuration: with buffering and compression, which delay a stream unless it
 * opts out.
 */
function configOf({ folder, port }: ProxyFiles, directives: string): string {
  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  ${temporary.join('\n  ')}
  log_format line '$request';
  access_log ${folder}/access.log line;
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    client_max_body_size 0;
    gzip on;
    gzip_proxied any;
    gzip_min_length 0;
    gzip_types text/plain text/css text/javascript application/json;
    ${directives}
  }
}
`;
}
