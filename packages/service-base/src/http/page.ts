import type { HttpReply } from './http-reply.ts';

/** A page of the backend itself. */
export interface Page {
  /** Title of the document. */
  readonly title: string;
  /** Content of the body, escaped where necessary. */
  readonly body: string;
  /** Names of scripts among the assets. */
  readonly scripts?: readonly string[];
  /** Passed to the scripts as JSON in `#data`. */
  readonly data?: unknown;
  /** HTTP status. @default 200 */
  readonly status?: number;
  /** Sources of scripts besides our own. @default none */
  readonly scriptSources?: readonly string[];
  /** Sources that may put the page into a frame. @default none */
  readonly frameAncestors?: readonly string[];
}

/** Path of the pages' assets. */
export const ASSETS_PATH = '/__/assets';

/** Responds with a page that may run only our own scripts and those in `scriptSources`. */
export function page(options: Page): HttpReply {
  const { title, body, scripts = [], data, status = 200, frameAncestors = ["'none'"] } = options;
  const scriptSources = ["'self'", ...(options.scriptSources ?? [])];
  const scriptTags = scripts.map(
    (name) => `<script type="module" src="${ASSETS_PATH}/${name}"></script>`,
  );
  const dataTag =
    data === undefined ? '' : `<script type="application/json" id="data">${asJson(data)}</script>`;
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src ${scriptSources.join(' ')}`,
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data: https:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        `frame-ancestors ${frameAncestors.join(' ')}`,
      ].join('; '),
      // Keeps codes in URLs from other sites; with `no-referrer`, our own forms would have no
      // origin.
      'Referrer-Policy': 'same-origin',
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${ASSETS_PATH}/page.css">
${dataTag}
${scriptTags.join('\n')}
</head>
<body>
${body}
</body>
</html>
`,
  };
}

/** Escapes a text for use between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Serializes JSON that can't close its surrounding element. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
