/** Sources that the backend needs in a content security policy. */
export interface LocalSources {
  /** Hash of the boot script, in quotes: `'sha256-…'`. */
  readonly bootScript: string;
  /** Origins of the services. */
  readonly connect: readonly string[];
}

/**
 * Adds the addresses of this machine to a site's own content security policy, which knows only those of production.
 */
export function localPolicy(policy: string, { bootScript, connect }: LocalSources): string {
  const directives = new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/u))
      .filter(([name = '']) => name !== '')
      .map(([name = '', ...sources]): [string, readonly string[]] => [name, sources]),
  );
  const common = directives.get('default-src');
  const extend = (name: string, added: readonly string[]) => {
    const sources = directives.get(name) ?? common;
    if (sources === undefined) return;
    directives.set(name, [...sources.filter((source) => source !== "'none'"), ...added]);
  };
  const scripts = directives.get('script-src-elem') ?? directives.get('script-src') ?? common ?? [];
  const isListed = scripts.some((source) => /^'(?:sha\d{3}|nonce)-/u.test(source));
  // A hash would switch `unsafe-inline` off, which allows the boot script already.
  if (isListed || !scripts.includes("'unsafe-inline'")) {
    extend(directives.has('script-src-elem') ? 'script-src-elem' : 'script-src', [bootScript]);
  }
  extend('connect-src', connect);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
