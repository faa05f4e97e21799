/**
 * Exceptions of a hosted folder from the strict policy. Inline scripts can't be allowed unless they
 * are part of a page of the folder.
 */
export interface CspOptions {
  /** Pages of the folder may show each other in frames. @default false */
  readonly framesItself?: boolean;
  /** Hashes (`sha256-…`) of style sheets that its scripts put into the page. @default none */
  readonly styles?: readonly string[];
  /** Hashes of `style` attributes in markup that its scripts put into the page. @default none */
  readonly styleAttributes?: readonly string[];
}

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/;

/** Returns the problem of a custom policy; `undefined` if it is valid. */
export function policyProblem(policy: Readonly<Record<string, unknown>>): string | undefined {
  const { framesItself, styles, styleAttributes, ...rest } = policy;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `"${unknown}" is not known`;
  if (framesItself !== undefined && typeof framesItself !== 'boolean') {
    return '"framesItself" must be true or false';
  }
  for (const [name, list] of Object.entries({ styles, styleAttributes })) {
    const isRight =
      list === undefined ||
      (Array.isArray(list) && list.every((hash) => typeof hash === 'string' && HASH.test(hash)));
    if (!isRight) return `"${name}" must be a list of hashes such as "sha256-…"`;
  }
  return undefined;
}
