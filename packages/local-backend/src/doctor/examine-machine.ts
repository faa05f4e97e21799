import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { DATABASE_FILE } from '../data/open-database.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { DEFAULT_LIMITS } from '../server/limits/limits.ts';
import { portOfServer } from '../server/listen-for-public.ts';
import { publicUrl } from '../server/public-url.ts';
import type { ServerOptions } from '../server/server-options.ts';
import { certificateFiles } from '../server/tls/certificate-files.ts';
import { type Finding, ok } from './finding.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days before the end of a certificate at which it should have been renewed. */
const RENEWAL = 14;
const MEGABYTE = 2 ** 20;

/** Examines the room on the disk of a data folder. */
export function examineDisk({ data, limits }: Pick<ServerOptions, 'data' | 'limits'>): Finding {
  let folder = resolve(data);
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const least = limits?.free ?? DEFAULT_LIMITS.free;
  const file = statSync(join(data, DATABASE_FILE), { throwIfNoEntry: false })?.size ?? 0;
  const needed = Math.ceil((2 * file) / MEGABYTE) + least;
  if (free < least) {
    return {
      check: 'disk',
      level: 'error',
      message: `The disk has ${free} MB free; below ${least} MB the server refuses writes.`,
      remedy: 'Free space, or move the folder to a larger disk.',
    };
  }
  if (free < needed) {
    return {
      check: 'disk',
      level: 'warning',
      message: `The disk has ${free} MB free; an upgrade, which copies the database, may need ${needed} MB.`,
      remedy: 'Free space before the next upgrade.',
    };
  }
  return ok('disk', `The disk has ${free} MB free.`);
}

/** Examines whether the server can listen. */
export async function examinePort(options: ServerOptions, isInUse: boolean): Promise<Finding> {
  const { port, host } = portOfServer(options, publicUrl(options.url));
  const code = await listenError(port, host);
  if (code === undefined) return ok('port', `The port ${port} is free.`);
  if (code === 'EADDRINUSE' && isInUse)
    return ok('port', `The running server has the port ${port}.`);
  if (code === 'EADDRINUSE') {
    return {
      check: 'port',
      level: 'error',
      message: `Another program has the port ${port}.`,
      remedy: `Stop it (ss -ltnp 'sport = :${port}' names it), or give another with --port.`,
    };
  }
  return {
    check: 'port',
    level: 'error',
    message: `The port ${port} can't be used (${code}).`,
    remedy:
      code === 'EACCES'
        ? 'Allow ports below 1024, such as by AmbientCapabilities=CAP_NET_BIND_SERVICE in the systemd unit.'
        : 'Correct --host.',
  };
}

function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
}

/** Examines the certificate, if the server encrypts. */
export async function examineCertificate(
  { data, encryption, url }: ServerOptions,
  now: number,
): Promise<Finding> {
  if (encryption?.kind === 'proxy') return ok('certificate', 'A proxy encrypts.');
  const { hostname } = publicUrl(url);
  if (encryption?.kind !== 'files') {
    const file = join(data, 'certificates', `${hostname}.pem`);
    if (!existsSync(file)) {
      return {
        check: 'certificate',
        level: 'warning',
        message: `There is no certificate for ${hostname} yet.`,
        remedy:
          'The next start gets one; the ports 80 and 443 must be reachable from the internet.',
      };
    }
    const pem = readFileSync(file, 'utf8');
    const begin = Math.max(0, pem.indexOf('-----BEGIN CERTIFICATE-----'));
    return ageOf(pem.slice(begin), hostname, now, 'The log says why it was not renewed.');
  }
  try {
    const log = () => undefined;
    const { cert } = await certificateFiles({ ...encryption, log }).first();
    return ageOf(cert, hostname, now, `Renew ${encryption.certificateFile}.`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return {
      check: 'certificate',
      level: 'error',
      message: error.message,
      remedy: 'Give a valid certificate with its key by --certificate and --key.',
    };
  }
}

function ageOf(pem: string, hostname: string, now: number, remedy: string): Finding {
  const certificate = new X509Certificate(pem);
  const end = certificate.validToDate;
  const days = Math.floor((end.getTime() - now) / DAY);
  const until = end.toISOString().slice(0, 10);
  if (certificate.checkHost(hostname) === undefined) {
    return {
      check: 'certificate',
      level: 'error',
      message: `The certificate is not for ${hostname}.`,
      remedy: 'Give one for the host of --url.',
    };
  }
  if (days >= RENEWAL) return ok('certificate', `The certificate is valid until ${until}.`);
  const message =
    days < 0 ? `The certificate has expired on ${until}.` : `The certificate expires on ${until}.`;
  return { check: 'certificate', level: days < 0 ? 'error' : 'warning', message, remedy };
}
