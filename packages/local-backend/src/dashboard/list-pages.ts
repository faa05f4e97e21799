import type { Decision, DecisionList, FileList, LogPage, MailList } from '@quits/dashboard/api';
import { type DecidedRequest, MOST_EXPRESSIONS } from '@quits/security-rules';
import type { EventLog } from '../data/event-log.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import type { Functions } from '../functions/functions.ts';
import type { DashboardSources } from './dashboard-sources.ts';
import { MOST_ROWS } from './most-rows.ts';

/** Returns the files of the object store. */
export function files({ objects }: DashboardSources): FileList {
  const all = objects.all();
  const listed = all.slice(0, MOST_ROWS).map((object) => {
    const { bucket, name, contentType, size, updated } = object;
    return { bucket, name, contentType, size, updated, href: hrefOf(object) };
  });
  return { files: listed, total: all.length };
}

/** Returns all emails and SMS messages, newest first. */
export function mail({ mailbox }: DashboardSources): MailList {
  const messages = mailbox
    .list()
    .toReversed()
    .slice(0, MOST_ROWS)
    .map(({ id, sentAt, to, subject, text, code, link }) => {
      return { id, sentAt, to, subject, text, code, link };
    });
  return { messages };
}

/** Returns the events whose functions failed for good, newest first. */
export function failedFunctions({ failures }: Functions): LogPage {
  const entries = failures.failed(MOST_ROWS).map(({ since, payload, ...failure }) => {
    const { id: event, function: name, subject, attempts, error } = failure;
    const data = {
      message: `${name}: ${error}`,
      event,
      function: name,
      subject,
      attempts,
      payload,
    };
    return { at: new Date(since).toISOString(), data };
  });
  return { entries };
}

/** Returns the latest entries of a log, newest first. */
export function logged(log: Pick<EventLog, 'list'>): LogPage {
  return { entries: log.list(MOST_ROWS) };
}

/** Returns the latest requests that Firestore's rules evaluated, newest first. */
export function requests({ decisions }: DashboardSources): DecisionList {
  const latest = decisions.list().toReversed().map(decisionOf);
  return { requests: latest, mostExpressions: MOST_EXPRESSIONS };
}

/** Converts a decision for the dashboard, with the path in place of the full name. */
export function decisionOf({ name, ...rest }: DecidedRequest): Decision {
  return { ...rest, path: name.split('/').slice(5).join('/') };
}

function hrefOf({ bucket, name, downloadTokens }: StoredObject): string {
  const token = encodeURIComponent(downloadTokens[0] ?? '');
  return `/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?alt=media&token=${token}`;
}
