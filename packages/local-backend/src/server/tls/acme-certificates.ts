import { X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { StartError } from '../../diagnostics/start-error.ts';
import type { Log } from '../../diagnostics/log.ts';
import type { Certificate, CertificateSource } from './certificate.ts';
import type { HttpChallenges } from './http-challenges.ts';

/** Options of {@link acmeCertificates}. */
export interface AcmeOptions {
  /** Host name of the certificate. */
  readonly hostname: string;
  /** Where keys and certificates are stored; made if it is missing. */
  readonly folder: string;
  /** Directory of the authority. @default Let's Encrypt */
  readonly directory?: string;
  /** PEM file of the certificate of a private authority. */
  readonly authorityFile?: string;
  /** Address for the authority's warnings. */
  readonly email?: string;
  /** Answers the authority's requests. */
  readonly challenges: HttpChallenges;
  /** How often the certificate's age is checked, in ms. @default an hour */
  readonly interval?: number;
  /** In ms since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

const LETS_ENCRYPT = 'https://acme-v02.api.letsencrypt.org/directory';
const HOUR = 3_600_000;
/** Share of its lifetime after which a certificate is renewed. */
const RENEWED_AFTER = 2 / 3;

/**
 * Gets a certificate by ACME (RFC 8555) with HTTP-01, and renews it in time. The last one is stored, so that a restart
 * needs no authority.
 */
export function acmeCertificates(options: AcmeOptions): CertificateSource {
  const { hostname, folder, interval = HOUR, now, log } = options;
  const directory = options.directory ?? LETS_ENCRYPT;
  // An account is of one authority.
  const account = join(folder, `account-${new URL(directory).host.replace(':', '-')}`);
  const files = {
    accountKey: `${account}.pem`,
    accountUrl: `${account}.url`,
    pair: join(folder, `${hostname}.pem`),
  };
  let used: Certificate | undefined;
  let renewing: Promise<void> | undefined;

  async function order(): Promise<Certificate> {
    // Loaded only when needed, which is every other month.
    const { axios, Client, crypto } = await import('acme-client');
    // A later order is the better retry: a start should fail soon.
    Object.assign(axios.defaults, { acmeSettings: { retryMaxAttempts: 2, retryDefaultDelay: 1 } });
    if (options.authorityFile !== undefined) {
      axios.defaults.httpsAgent = new Agent({ ca: readFileSync(options.authorityFile) });
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(files.accountKey)) {
      store(files.accountKey, await crypto.createPrivateEcdsaKey());
    }
    const client = new Client({
      directoryUrl: directory,
      accountKey: readFileSync(files.accountKey),
      // Without it, the client changes the account each time, which authorities refuse.
      ...(existsSync(files.accountUrl)
        ? { accountUrl: readFileSync(files.accountUrl, 'utf8') }
        : {}),
    });
    const [key, csr] = await crypto.createCsr(
      { altNames: [hostname] },
      await crypto.createPrivateEcdsaKey(),
    );
    const cert = await client.auto({
      csr,
      termsOfServiceAgreed: true,
      ...(options.email === undefined ? {} : { email: options.email }),
      challengePriority: ['http-01'],
      // The authority's own request is the test.
      skipChallengeVerification: true,
      challengeCreateFn: async (_authorization, { token }, answer) => {
        options.challenges.add(token, answer);
      },
      challengeRemoveFn: async (_authorization, { token }) => {
        options.challenges.remove(token);
      },
    });
    store(files.accountUrl, client.getAccountUrl());
    store(files.pair, `${key.toString()}\n${cert}`);
    return { cert, key: key.toString() };
  }

  /** Returns the stored certificate, unless it has expired. */
  function stored(): Certificate | undefined {
    if (!existsSync(files.pair)) return undefined;
    const pem = readFileSync(files.pair, 'utf8');
    const at = pem.indexOf('-----BEGIN CERTIFICATE-----');
    if (at < 0) return undefined;
    const certificate = { key: pem.slice(0, at), cert: pem.slice(at) };
    return new X509Certificate(certificate.cert).validToDate.getTime() > now()
      ? certificate
      : undefined;
  }

  function isDue({ cert }: Certificate): boolean {
    const { validFromDate, validToDate } = new X509Certificate(cert);
    const begin = validFromDate.getTime();
    return now() - begin > (validToDate.getTime() - begin) * RENEWED_AFTER;
  }

  async function renew(renewed: (certificate: Certificate) => void): Promise<void> {
    try {
      used = await order();
      renewed(used);
      log({ level: 'info', message: `The certificate of ${hostname} was renewed.` });
    } catch (error) {
      log({
        level: 'error',
        message: `The certificate of ${hostname} could not be renewed, which is tried again later.`,
        details: { cause: reasonOf(error) },
      });
    }
  }

  return {
    async first() {
      used = stored();
      if (used !== undefined) return used;
      log({ level: 'info', message: `Getting a certificate for ${hostname} …` });
      try {
        used = await order();
        return used;
      } catch (error) {
        throw new StartError(
          `There is no certificate for ${hostname}: ${reasonOf(error)} The name must lead to this machine, and port 80 must be open to everyone.`,
          { cause: error },
        );
      }
    },
    watch(renewed) {
      const check = () => {
        if (used === undefined || renewing !== undefined || !isDue(used)) return;
        renewing = renew(renewed).finally(() => {
          renewing = undefined;
        });
      };
      check();
      const timer = setInterval(check, interval);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** Replaces a file at once, readable by its owner only. */
function store(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.new`, content, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
}

/** One line that ends with a period. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return `${text.replaceAll(/\s+/g, ' ').replace(/\.$/, '')}.`;
}
