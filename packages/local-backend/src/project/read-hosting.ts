import { createRedirects } from '../hosting/site/create-redirects.ts';
import type { SiteConfig, SiteHeaders, SiteRedirect, SiteRewrite } from '../hosting/site-config.ts';
import type { HostedSite } from '../options/hosted-site.ts';
import type { ProjectNames } from './project-names.ts';
import { readPattern } from './read-pattern.ts';
import type { Section } from './section.ts';

/**
 * Reads the sites with a folder to serve, in the order of the file.
 * @param hasFunctions whether functions are run, to which sites may rewrite
 */
export function readHosting(
  root: Section,
  names: ProjectNames,
  hasFunctions: boolean,
): HostedSite[] {
  return root.sections('hosting').flatMap((section) => readSite(section, names, hasFunctions));
}

function readSite(section: Section, names: ProjectNames, hasFunctions: boolean): HostedSite[] {
  section.skip('predeploy', 'postdeploy', 'frameworksBackend');
  if (section.text('appAssociation') === 'AUTO') {
    section.note('appAssociation', 'adds no files here, because the project has no mobile apps.');
  }
  const folder = section.path('public');
  const source = section.text('source');
  const name = siteName(section, names);
  const config = readConfig(section, hasFunctions);
  section.tellUnread();
  if (folder !== undefined) return [{ ...(name === undefined ? {} : { name }), folder, config }];
  if (source === undefined) section.note('public', 'is missing, so this site is not served.');
  else section.note('source', 'is not built here. Build it, and give the folder with --hosting.');
  return [];
}

function siteName(section: Section, names: ProjectNames): string | undefined {
  const site = section.text('site');
  const target = section.text('target');
  if (site !== undefined || target === undefined) return site;
  return names.targets('hosting', target)[0] ?? target;
}

function readConfig(section: Section, hasFunctions: boolean): SiteConfig {
  const trailingSlash = section.flag('trailingSlash');
  const i18nRoot = section.section('i18n')?.text('root');
  return {
    redirects: section.sections('redirects').flatMap(readRedirect),
    rewrites: section.sections('rewrites').flatMap((entry) => readRewrite(entry, hasFunctions)),
    headers: section.sections('headers').flatMap(readHeaders),
    cleanUrls: section.flag('cleanUrls') ?? false,
    ignore: section.texts('ignore'),
    ...(trailingSlash === undefined ? {} : { trailingSlash }),
    ...(i18nRoot === undefined ? {} : { i18nRoot }),
  };
}

function readRedirect(section: Section): SiteRedirect[] {
  const pattern = readPattern(section);
  const destination = section.text('destination');
  const status = section.number('type', 300, 399) ?? 301;
  section.tellUnread();
  if (destination === undefined)
    section.note('destination', 'is missing, so this entry is left out.');
  if (pattern === undefined || destination === undefined) return [];
  const redirect = { pattern, destination, status };
  try {
    createRedirects([redirect]);
    return [redirect];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    section.note('destination', `is left out: ${reason}.`);
    return [];
  }
}

function readRewrite(section: Section, hasFunctions: boolean): SiteRewrite[] {
  const pattern = readPattern(section);
  const to = rewriteTarget(section);
  section.tellUnread();
  if (to === undefined) section.note('destination', 'is missing, so this entry is left out.');
  if (pattern === undefined || to === undefined) return [];
  if (to.kind === 'function' && !hasFunctions)
    section.note('function', `is answered with 501: the function ${to.id} is not run here.`);
  if (to.kind === 'unsupported')
    section.note(to.part, `is answered with 501: ${to.name} is not run here.`);
  return [{ pattern, to }];
}

type RewriteTarget =
  | Extract<SiteRewrite['to'], { kind: 'file' | 'function' }>
  | (Extract<SiteRewrite['to'], { kind: 'unsupported' }> & { readonly part: string });

function rewriteTarget(section: Section): RewriteTarget | undefined {
  section.skip('region', 'function', 'run', 'dynamicLinks');
  const path = section.text('destination');
  if (path !== undefined) return { kind: 'file', path: path.startsWith('/') ? path : `/${path}` };
  const unsupported = (part: string, name: string) => ({
    kind: 'unsupported' as const,
    part,
    name,
  });
  if (section.has('function'))
    return { kind: 'function', id: idOf(section, 'function', 'functionId') };
  if (section.has('run'))
    return unsupported('run', `the Cloud Run service ${idOf(section, 'run', 'serviceId')}`);
  if (section.has('dynamicLinks')) return unsupported('dynamicLinks', 'Dynamic Links');
  return undefined;
}

/** A function is named by its id, or by an object with it. */
function idOf(section: Section, part: string, field: string): string {
  return section.textOrSection(part, field) ?? 'without a name';
}

function readHeaders(section: Section): SiteHeaders[] {
  const pattern = readPattern(section);
  const headers = section.sections('headers').flatMap((entry) => {
    const key = entry.text('key');
    const value = entry.text('value');
    entry.tellUnread();
    if (key !== undefined && value !== undefined && isHeader(key, value)) return [{ key, value }];
    entry.note('key', 'and "value" must be a valid header, so it is left out.');
    return [];
  });
  section.tellUnread();
  return pattern === undefined ? [] : [{ pattern, headers }];
}

/** Returns whether Node sends a header. */
function isHeader(key: string, value: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u.test(key) && /^[\t\x20-\x7e\x80-\xff]*$/u.test(value);
}
