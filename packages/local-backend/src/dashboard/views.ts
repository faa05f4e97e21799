import { providerInfos } from '../identity/user/user-info.ts';
import type { User } from '../identity/user/user.ts';
import type { EventLog } from '../server/event-log.ts';
import { escapeHtml } from '../server/page.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import type { DashboardSources } from './dashboard-sources.ts';
import { button, code, link, size, table, time } from './html.ts';

/** Rows that a page shows at most. */
const SHOWN = 200;

/** How much of everything there is. */
export function overview(sources: DashboardSources): string {
  const { identity, objects, installations, mailbox, events, reports, refusals } = sources;
  const stored = objects.all();
  const bytes = stored.reduce((sum, object) => sum + object.size, 0);
  return `<h1>${escapeHtml(sources.project)}</h1>${table(
    ['', ''],
    [
      [link('/__/users', 'Accounts'), String(identity.users.count())],
      [link('/__/data', 'Data'), 'collections and documents'],
      [link('/__/files', 'Files'), `${stored.length}, ${size(bytes)}`],
      [link('/__/mail', 'Messages'), String(mailbox.list().length)],
      ['Installations', String(installations.count())],
      [link('/__/events', 'Events'), counted(events)],
      [link('/__/reports', 'Error reports'), counted(reports)],
      [link('/__/refusals', 'Refusals by the rules'), counted(refusals)],
    ],
    '',
  )}`;
}

/** The accounts. */
export function users({ identity }: DashboardSources): string {
  const page = identity.users.page('', SHOWN);
  const rows = page.map((user) => [
    link(`/__/users/${encodeURIComponent(user.uid)}`, user.uid),
    user.email ?? user.phoneNumber ?? 'anonymous',
    providersOf(user),
    time(user.createdAt),
    time(user.lastLoginAt),
    user.disabled ? 'disabled' : '',
  ]);
  const headings = ['Id', 'Known as', 'Signs in by', 'Made', 'Signed in', ''];
  return `<h1>Accounts</h1>${table(headings, rows, 'Nobody has an account yet.')}${more(page.length, identity.users.count())}`;
}

/** One account with everything known of it but its secrets. */
export function user({ identity }: DashboardSources, uid: string): string | undefined {
  const found = identity.users.get(uid);
  if (found === undefined) return undefined;
  const { password, importedPassword, secondFactors, ...rest } = found;
  const shown = {
    ...rest,
    hasPassword: password !== undefined || importedPassword !== undefined,
    secondFactors: secondFactors.map(({ kind, enrollmentId }) => ({ kind, enrollmentId })),
  };
  const action = `/__/users/${encodeURIComponent(uid)}`;
  return `<h1>${escapeHtml(uid)}</h1>${table(['', ''], [['Account', code(shown)]], '')}
<div class="row">${button(`${action}/${found.disabled ? 'enable' : 'disable'}`, found.disabled ? 'Enable' : 'Disable')}${button(`${action}/delete`, 'Delete')}</div>`;
}

/** The files of the object store. */
export function files({ objects }: DashboardSources): string {
  const all = objects.all();
  const rows = all
    .slice(0, SHOWN)
    .map((object) => [
      link(addressOf(object), `${object.bucket}/${object.name}`),
      object.contentType ?? '',
      size(object.size),
      time(object.updated),
    ]);
  return `<h1>Files</h1>${table(['Name', 'Type', 'Size', 'Changed'], rows, 'No file was uploaded yet.')}${more(rows.length, all.length)}`;
}

/** Every e-mail and SMS, newest first. */
export function mail({ mailbox }: DashboardSources): string {
  const rows = mailbox
    .list()
    .reverse()
    .slice(0, SHOWN)
    .map((message) => [
      time(message.sentAt),
      message.to,
      message.subject ?? 'SMS',
      {
        html: `<details><summary>${escapeHtml(message.code ?? 'Read')}</summary><pre>${escapeHtml(message.text)}</pre></details>`,
      },
      message.link === undefined ? '' : link(message.link, 'Follow the link'),
    ]);
  return `<h1>Messages</h1><p class="quiet">What would have been sent. New ones appear by themselves.</p>${table(['Sent', 'To', 'Subject', 'Text', ''], rows, 'Nothing was sent yet.')}
<div class="row">${rows.length > 0 ? button('/__/mail/clear', 'Clear') : ''}</div>`;
}

/** The latest entries of a log. */
export function logged(title: string, empty: string) {
  return (log: EventLog): string => {
    const rows = log.list(SHOWN).map(({ at, data }) => [time(at), headlineOf(data), code(data)]);
    return `<h1>${escapeHtml(title)}</h1><p class="quiet">New ones appear by themselves.</p>${table(['When', 'What', 'Details'], rows, empty)}`;
  };
}

function headlineOf(data: Readonly<Record<string, unknown>>): string {
  const headline = data['name'] ?? data['message'];
  return typeof headline === 'string' ? headline : '';
}

function providersOf(account: User): string {
  return providerInfos(account)
    .map(({ providerId }) => String(providerId))
    .join(', ');
}

function addressOf({ bucket, name, downloadTokens }: StoredObject): string {
  const token = encodeURIComponent(downloadTokens[0] ?? '');
  return `/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?alt=media&token=${token}`;
}

function counted(log: EventLog): string {
  const count = log.list(1000).length;
  return count === 1000 ? '1000 or more' : String(count);
}

function more(shown: number, all: number): string {
  return all > shown ? `<p class="quiet">The first ${shown} of ${all}.</p>` : '';
}
