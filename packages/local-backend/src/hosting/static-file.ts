import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { compress, type Encoding } from '@quits/service-base';

/** A file of the hosted folder, in memory. */
export interface StaticFile {
  readonly body: Buffer;
  /** ETag of the uncompressed body, including quotes. */
  readonly etag: string;
  /** Returns the body in an encoding, or `undefined` if it is sent uncompressed. Cached. */
  encoded(encoding: Encoding): Promise<Buffer | undefined>;
}

/** Reads files of one folder, and nothing outside it. */
export interface StaticFiles {
  /**
   * `path` is a URL's path, percent-encoded. `variant` is passed to `transform`; only the latest few variants stay in memory.
   */
  read(path: string, variant?: string): Promise<StaticFile | undefined>;
}

interface Remembered {
  readonly file: StaticFile;
  /** Size and time of change when it was read. */
  readonly version: string;
}

/** Milliseconds without a new file before files are compressed again at best quality. */
const CALM = 15_000;
/** A caller chooses variants by the host name it sends, so there must be a limit. */
const MOST_VARIANTS = 16;

/** Serves a folder; caches files in memory until they change on disk. */
export function createStaticFiles(
  folder: string,
  transform: (path: string, body: Buffer, variant: string) => Buffer = (_path, body) => body,
  calm = CALM,
): StaticFiles {
  const root = resolve(folder);
  const later = inCalm(calm);
  const remembered = new Map<string, Remembered>();
  const variants = new Set<string>();

  /** Removes the oldest of too many variants. */
  function keepVariant(key: string): void {
    variants.delete(key);
    variants.add(key);
    const [oldest] = variants;
    if (oldest === undefined || variants.size <= MOST_VARIANTS) return;
    variants.delete(oldest);
    remembered.delete(oldest);
  }

  return {
    async read(urlPath, variant = '') {
      const path = filePath(root, urlPath);
      if (path === undefined) return undefined;
      const info = await stat(path).catch(() => undefined);
      if (info === undefined || !info.isFile() || !(await isInside(root, path))) return undefined;
      const version = `${info.size} ${info.mtimeMs}`;
      const key = variant === '' ? path : `${path}\n${variant}`;
      if (variant !== '') keepVariant(key);
      const known = remembered.get(key);
      if (known?.version === version) return known.file;
      const file = toStaticFile(transform(path, await readFile(path), variant), later);
      remembered.set(key, { file, version });
      return file;
    },
  };
}

function filePath(root: string, urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  // `/.well-known/` is for other programs to read, so it isn't hidden.
  const parts = decoded.split('/').filter((part, index) => index !== 1 || part !== '.well-known');
  const isHidden = parts.some((part) => part.startsWith('.'));
  const path = join(root, decoded);
  return isHidden || !path.startsWith(root + sep) ? undefined : path;
}

/** A symbolic link must not lead out of the folder. */
async function isInside(root: string, path: string): Promise<boolean> {
  const [realRoot, realFile] = await Promise.all([realpath(root), realpath(path)]);
  return realFile.startsWith(realRoot + sep);
}

function toStaticFile(body: Buffer, later: (work: () => Promise<void>) => void): StaticFile {
  const encoded = new Map<Encoding, Promise<Buffer | undefined>>();
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      const made = encoded.get(encoding);
      if (made !== undefined) return made;
      const quick = compress(body, encoding);
      encoded.set(encoding, quick);
      if (encoding === 'br') {
        later(async () => {
          const best = await compress(body, 'br', 'best');
          encoded.set('br', Promise.resolve(best));
        });
      }
      return quick;
    },
  };
}

/** Runs jobs one at a time, once none has been added for a while; doesn't keep the process alive. */
function inCalm(calm: number): (work: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    await waiting.shift()?.();
    isRunning = false;
    if (waiting.length > 0) timer = setTimeout(() => void run()).unref();
  }
  return (work) => {
    waiting.push(work);
    if (isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), calm).unref();
  };
}
