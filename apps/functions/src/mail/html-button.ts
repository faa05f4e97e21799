import { escapeHtml } from './escape-html.ts';

/** Returns a link that looks like a button, readable in light and dark, and a link where styles are missing. */
export function htmlButton(text: string, link: string): string {
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 20px;border:1px solid #8b9ad6;border-radius:12px;background:#2b4292;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(text)}</a></p>`;
}
