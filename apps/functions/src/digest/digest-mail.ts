import type { I18n } from '@quits/i18n';
import type { Activity } from '@quits/product/activity/schema.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { changeText } from '@quits/product/notifications/change-text.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { htmlPage } from '../mail/html-page.ts';
import type { Mail } from '../mail/send-mail.ts';

/** Changes that others made in a group. */
export interface GroupNews {
  readonly groupId: string;
  readonly group: Group;
  /** The oldest first. */
  readonly entries: readonly Activity[];
  /** Whether there were more changes. */
  readonly isCut: boolean;
}

/** Contents and links of {@link digestMail}. */
export interface DigestMailOptions {
  readonly texts: I18n;
  readonly news: readonly GroupNews[];
  /** Address of the app, without a slash at the end. */
  readonly app: string;
  /** Address that unsubscribes this account. */
  readonly unsubscribe: string;
}

/** Writes the email that summarizes what others changed in an account's groups. */
export function digestMail({ texts, news, app, unsubscribe }: DigestMailOptions): Mail {
  const { t } = texts.store.getState();
  const subject = t('notifications:digest');
  const sections = news.map((one) => ({
    title: `${one.group.emoji} ${one.group.name}`.trim(),
    link: `${app}/groups/${encodeURIComponent(one.groupId)}/activity`,
    lines: [
      ...one.entries.map((entry) => lineOf(texts, one.group, entry)),
      ...(one.isCut ? ['…'] : []),
    ],
  }));
  const reason = t('notifications:digestReason');
  const stop = t('notifications:unsubscribe');
  const text = [
    ...sections.map(({ title, link, lines }) =>
      [title, ...lines.map((line) => `- ${line}`), link].join('\n'),
    ),
    `${reason}\n${stop}: ${unsubscribe}`,
  ].join('\n\n');
  const html = sections.map(({ title, link, lines }) => {
    const items = lines.map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`);
    return `<h2 style="margin:0 0 8px;font-size:18px;line-height:1.3"><a href="${escapeHtml(link)}" style="color:inherit">${escapeHtml(title)}</a></h2>
<ul style="margin:0 0 24px;padding:0 20px">${items.join('')}</ul>`;
  });
  const foot = `<p style="margin:32px 0 0;font-size:14px;opacity:0.8">${escapeHtml(reason)}<br><a href="${escapeHtml(unsubscribe)}" style="color:inherit">${escapeHtml(stop)}</a></p>`;
  return { subject, text: `${text}\n`, html: htmlPage(texts, subject, [...html, foot].join('\n')) };
}

function lineOf(texts: I18n, group: Group, entry: Activity): string {
  const { t, format } = texts.store.getState();
  const author = ownPersonId(group, entry.by);
  const name =
    (author === undefined ? undefined : group.people[author]?.name) ?? t('account:formerMember');
  return changeText(entry, { t, format, name, detail: true });
}
