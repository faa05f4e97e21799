import { readHostingPolicy } from '../hosting/read-hosting-policy.ts';
import type { HostedSite } from '../options/hosted-site.ts';
import type { SmtpOptions } from '../mail/smtp.ts';
import { type FirebaseProject, readFirebaseJson } from '../project/read-project.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { projectOf } from './option-values.ts';

// Options of both commands, for development and for production.

/**
 * Reads a `firebase.json` for a project id or alias.
 * @throws {StartError} if it is malformed
 */
export function projectOfFile(path: string, project: string | undefined): FirebaseProject {
  const read = readFirebaseJson(path, project);
  // An id that the file of aliases does not list.
  return read.options.project === undefined && project !== undefined
    ? { ...read, options: { ...read.options, project: projectOf(project) } }
    : read;
}

/** @throws {StartError} if there is a policy without a folder */
export function hostingFrom(
  site: HostedSite | undefined,
  policyFile: string | undefined,
): { readonly hosting?: HostedSite } {
  if (site === undefined) {
    if (policyFile === undefined) return {};
    throw new StartError('--hosting-policy needs a folder to host. Give one with --hosting.');
  }
  if (policyFile === undefined) return { hosting: site };
  return { hosting: { ...site, policy: readHostingPolicy(policyFile) } };
}

/** @throws {StartError} if the URL is malformed or the sender is missing */
export function smtpFrom(
  url: string | undefined,
  from: string | undefined,
  password?: string,
): { readonly smtp?: SmtpOptions } {
  if (url === undefined) return {};
  if (from !== undefined && /^smtps?:\/\//.test(url) && URL.canParse(url)) {
    const address = new URL(url);
    if (password === undefined) return { smtp: { url, from } };
    address.password = encodeURIComponent(password);
    return { smtp: { url: address.href, from } };
  }
  throw new StartError(
    '--smtp must be a URL such as smtps://user:password@host, with --smtp-from.',
  );
}

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Leaves out undefined values. */
export function present<Values extends object>(values: Values): Present<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Present<Values>;
}
