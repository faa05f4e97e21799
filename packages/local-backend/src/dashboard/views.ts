import { escapeHtml } from '@quits/service-base';
import { MOST_EXPRESSIONS } from '@quits/security-rules';
import type { QuotaUse } from '@quits/identity-service';
import type { EventLog } from '../data/event-log.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import type { DashboardSources } from './dashboard-sources.ts';
import { button, code, facts, link, more, SHOWN, size, table, time } from './html.ts';

/** Renders the number of items of each kind. */
export function overview(sources: DashboardSources): string {
  const { identity, objects, installations, mailbox, events, reports, refusals } = sources;
  const stored = objects.all();
  const tenants = identity.tenants.page('', SHOWN).length;
  const bytes = stored.reduce((sum, object) => sum + object.size, 0);
  return `<h1>${escapeHtml(sources.project)}</h1>${facts([
    [link('/__/users', 'Accounts'), String(identity.users.count())],
    ['Tenants', tenants === 0 ? '' : String(tenants)],
    [link('/__/data', 'Data'), 'Collections and documents'],
    ...quotas(identity.quotas.list()),
    [link('/__/files', 'Files'), `${stored.length}, ${size(bytes)}`],
    [link('/__/mail', 'Messages'), String(mailbox.list().length)],
    ['Installations', String(installations.count())],
    [link('/__/events', 'Events'), counted(events)],
    [link('/__/reports', 'Error reports'), counted(reports)],
    [link('/__/requests', 'Requests'), 'What the rules decided, and its cost'],
    [link('/__/refusals', 'Refusals by the rules'), counted(refusals)],
  ])}`;
}

/** The addresses that used the most of each quota in the running hour. */
function quotas(uses: readonly QuotaUse[]): [string, string][] {
  const told = ({ address, used, limit, isHeld }: QuotaUse) =>
    `${address}: ${used} of ${limit}${isHeld ? '' : ', only counted'}`;
  return (['sign-ups', 'messages'] as const).map((quota) => {
    const most = uses.filter((use) => use.quota === quota).slice(0, 3);
    return [
      quota === 'sign-ups' ? 'Sign-ups this hour' : 'Messages this hour',
      most.map(told).join('; '),
    ];
  });
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
  return `<h1>Messages</h1><p class="quiet">What would have been sent. New ones appear by themselves.</p>${table(['Sent', 'To', 'Subject', 'Text', 'Link'], rows, 'Nothing was sent yet.')}
<div class="row">${rows.length > 0 ? button('/__/mail/clear', 'Clear') : ''}</div>`;
}

/**
 * Renders the latest requests that Firestore's rules decided about, newest first, with their cost.
 */
export function requests({ decisions }: DashboardSources): string {
  const all = decisions.list().toReversed();
  const rows = all
    .slice(0, SHOWN)
    .map((request) => [
      time(request.time),
      request.method,
      request.name.split('/').slice(5).join('/'),
      request.uid ?? '',
      request.allowed ? 'allowed' : 'refused',
      String(request.cost),
    ]);
  return `<h1>Requests</h1><p class="quiet">What deciding about each document cost, of ${MOST_EXPRESSIONS} expressions that one may take. Those of administrators are left out.</p>${table(['When', 'Method', 'Path', 'Account', 'Decision', 'Cost'], rows, 'The rules decided about no request yet.')}${more(rows.length, all.length)}`;
}

/** The latest entries of a log. */
export function logged(title: string, empty: string) {
  return (log: EventLog): string => {
    const rows = log.list(SHOWN).map(({ at, data }) => {
      const { headline, rest } = told(data);
      return [time(at), headline, Object.keys(rest).length === 0 ? '' : code(rest)];
    });
    return `<h1>${escapeHtml(title)}</h1><p class="quiet">New ones appear by themselves.</p>${table(['When', 'What', 'Details'], rows, empty)}`;
  };
}

/** Splits an entry into its headline and the rest. */
function told(data: Readonly<Record<string, unknown>>) {
  const field = typeof data['name'] === 'string' ? 'name' : 'message';
  const { [field]: headline, ...rest } = data;
  return typeof headline === 'string' ? { headline, rest } : { headline: '', rest: data };
}

function addressOf({ bucket, name, downloadTokens }: StoredObject): string {
  const token = encodeURIComponent(downloadTokens[0] ?? '');
  return `/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?alt=media&token=${token}`;
}

function counted(log: EventLog): string {
  const count = log.list(1000).length;
  return count === 1000 ? '1000 or more' : String(count);
}
