import { createHash } from 'node:crypto';

/** Content security policy sources for a page's inline code. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const TYPE = /\btype\s*=\s*["']?([^"'\s>]*)/i;
/** Types of scripts to which a policy applies; blocks of any other type are data. */
const IS_SCRIPT =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.\d|jscript|livescript))$/i;
const HAS_SOURCE = /\bsrc\s*=/i;

/**
 * Returns the hashes of a page's inline scripts and styles, so that a policy without
 * `unsafe-inline` allows these and no others.
 */
export function inlineHashes(page: string): InlineHashes {
  // Browsers hash the parsed text, which has no carriage returns.
  const source = page.replaceAll(/\r\n?/g, '\n');
  const scripts = [...source.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !HAS_SOURCE.test(attributes) && isScript(attributes))
    .map(([, , content = '']) => hashOf(content));
  const styles = [...source.matchAll(STYLE)].map(([, content = '']) => hashOf(content));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

function isScript(attributes: string): boolean {
  return IS_SCRIPT.test(TYPE.exec(attributes)?.[1] ?? '');
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
