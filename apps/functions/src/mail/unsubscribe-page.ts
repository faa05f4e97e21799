import type { I18n } from '@quits/i18n';
import { escapeHtml } from './escape-html.ts';
import type { MailKind } from './read-choice.ts';

/** Contents of {@link unsubscribePage}. */
export interface UnsubscribePageOptions {
  readonly kind: MailKind;
  /** Whether the account has just unsubscribed. */
  readonly isDone: boolean;
  /** Address of the app, without a slash at the end. */
  readonly app: string;
}

const LOGO = `<svg viewBox="0 0 512 512" width="40" height="40" aria-hidden="true"><rect width="512" height="512" rx="112" fill="#23201c"/><rect x="112" y="172" width="288" height="56" rx="10" fill="#3f9c7f"/><rect x="112" y="284" width="288" height="56" rx="10" fill="#e2683c"/></svg>`;

/** The app's colors and shapes; the page has neither its style sheets nor its fonts. */
const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(oklch(97.3% .012 88),oklch(20.5% .008 62));--raised:light-dark(oklch(99.2% .006 90),oklch(24.8% .009 62));--ink:light-dark(oklch(26% .04 268),oklch(93.5% .013 86));--soft:light-dark(oklch(43% .03 268),oklch(78% .015 82));--rule:light-dark(oklch(86.5% .021 84),oklch(34% .011 64));--accent:light-dark(oklch(41% .135 268),oklch(80% .092 268));--on-accent:light-dark(oklch(98.5% .008 88),oklch(20% .03 268))}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:440px;padding:32px 24px;background:var(--raised);border:1px solid var(--rule);border-radius:16px;overflow-wrap:anywhere}
h1{margin:20px 0 8px;font-size:clamp(18px,5.4vw,22px);line-height:1.3;hyphens:auto}
p{margin:0 0 20px;color:var(--soft)}
p:last-child{margin:0}
button{width:100%;min-height:48px;padding:8px 16px;border:0;border-radius:12px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
a{color:var(--accent)}
form{margin:0 0 20px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (forced-colors:active){button{border:1px solid}}
`;

/** Returns the page behind the link to unsubscribe: a button, or that it is done. */
export function unsubscribePage(
  texts: I18n,
  { kind, isDone, app }: UnsubscribePageOptions,
): string {
  const { t, locale, dir } = texts.store.getState();
  const title = t(kind === 'reminders' ? 'notifications:nudges' : 'notifications:email');
  const reason = t(
    kind === 'reminders' ? 'notifications:nudgeReason' : 'notifications:digestReason',
  );
  const account = `<a href="${escapeHtml(`${app}/account`)}">${escapeHtml(t('notifications:turnOnAgain'))}</a>`;
  const body = isDone
    ? `<p role="status">${escapeHtml(t('notifications:unsubscribed'))}</p><p>${account}</p>`
    : `<p>${escapeHtml(reason)}</p><form method="post"><button>${escapeHtml(t('notifications:unsubscribe'))}</button></form><p>${account}</p>`;
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} · ${t('common:appName')}`)}</title><style>${STYLE}</style></head>
<body><main>${LOGO}<h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>
`;
}
