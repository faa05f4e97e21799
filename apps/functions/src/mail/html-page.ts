import type { I18n } from '@quits/i18n';
import { escapeHtml } from './escape-html.ts';

const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";

/** Returns a document with a title and a body of HTML, readable in mail programs and browsers, in light and dark. */
export function htmlPage(texts: I18n, title: string, body: string): string {
  const { t, locale, dir } = texts.store.getState();
  const start = dir === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 16px">
<div role="main" dir="${dir}" style="max-width:560px;margin:0 auto;text-align:${start};${FONT}">
<p style="margin:0 0 24px;font-size:14px;font-weight:700">${escapeHtml(t('common:appName'))}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
</div>
</body>
</html>
`;
}
