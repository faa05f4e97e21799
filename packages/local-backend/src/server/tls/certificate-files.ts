import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { StartError } from '../../diagnostics/start-error.ts';
import type { Log } from '../../diagnostics/log.ts';
import type { Certificate, CertificateSource } from './certificate.ts';

/** Options of {@link certificateFiles}. */
export interface CertificateFilesOptions {
  /** PEM, with the chain. */
  readonly certificateFile: string;
  /** PEM. */
  readonly keyFile: string;
  /** How often the files are compared with the ones in use, in ms. @default 60_000 */
  readonly interval?: number;
  readonly log: Log;
}

/**
 * Reads a certificate from files, and again when they change. Files are compared by content, because tools that renew
 * certificates replace links. A pair that doesn't fit, as between the writes of its two files, is not used.
 */
export function certificateFiles(options: CertificateFilesOptions): CertificateSource {
  const { certificateFile, keyFile, interval = 60_000, log } = options;
  let used = '';

  function read(): Certificate {
    const certificate = { cert: readPem(certificateFile), key: readPem(keyFile) };
    checkCertificate(certificate, certificateFile);
    return certificate;
  }

  return {
    async first() {
      const certificate = read();
      used = textOf(certificate);
      return certificate;
    },
    watch(renewed) {
      const timer = setInterval(() => {
        try {
          const certificate = read();
          if (textOf(certificate) === used) return;
          used = textOf(certificate);
          renewed(certificate);
          log({ level: 'info', message: `The certificate in ${certificateFile} is in use now.` });
        } catch (error) {
          if (!(error instanceof StartError)) throw error;
          log({ level: 'warn', message: `${error.message} The last one stays in use.` });
        }
      }, interval);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** @throws {StartError} if the certificate has expired, or its key is another's */
function checkCertificate(certificate: Certificate, file: string): void {
  try {
    createSecureContext(certificate);
  } catch (error) {
    throw new StartError(
      `The certificate ${file} and its key don't belong together or are malformed.`,
      {
        cause: error,
      },
    );
  }
  if (new X509Certificate(certificate.cert).validToDate.getTime() > Date.now()) return;
  throw new StartError(`The certificate ${file} has expired. Renew it.`);
}

function readPem(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartError(`The file ${file} cannot be read (${code}).`, { cause: error });
  }
}

function textOf({ cert, key }: Certificate): string {
  return `${cert}\n${key}`;
}
