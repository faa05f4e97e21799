import { escapeHtml } from '@quits/service-base';
import { type IdentityContext, providerInfos, type User } from '@quits/identity-service';
import type { DashboardSources } from './dashboard-sources.ts';
import { button, code, facts, link, more, SHOWN, table, time, type Cell } from './html.ts';

/** Renders the accounts, grouped by tenant. */
export function accounts({ identity }: DashboardSources): string {
  const tenants = identity.tenants.page('', SHOWN).flatMap(({ id, displayName }) => {
    const scope = identity.scopes(id);
    if (scope === undefined) return [];
    const name = displayName === undefined ? id : `${displayName} (${id})`;
    return [`<h2>Tenant ${escapeHtml(name)}</h2>${list(scope)}`];
  });
  return `<h1>Accounts</h1>${list(identity)}${tenants.join('')}`;
}

function list({ users, tenant }: IdentityContext): string {
  const page = users.page('', SHOWN);
  const rows = page.map((user): Cell[] => [
    link(addressOf(user.uid, tenant), user.email ?? user.phoneNumber ?? 'A guest'),
    user.displayName ?? '',
    providersOf(user),
    time(user.createdAt),
    time(user.lastLoginAt),
    user.disabled ? 'Disabled' : 'Active',
  ]);
  const headings = ['Account', 'Name', 'Signs in by', 'Made', 'Signed in', 'State'];
  return table(headings, rows, 'Nobody has an account yet.') + more(page.length, users.count());
}

/** Renders one account with all its data except secrets. */
export function account(
  { identity }: DashboardSources,
  uid: string,
  tenant: string | undefined,
): string | undefined {
  const user = identity.scopes(tenant)?.users.get(uid);
  if (user === undefined) return undefined;
  const { password, importedPassword, secondFactors, ...rest } = user;
  const isProtected = password !== undefined || importedPassword !== undefined;
  const factors = secondFactors.map(({ kind, enrollmentId, enrolledAt }) => {
    return { kind, enrollmentId, enrolledAt };
  });
  const whole = { ...rest, hasPassword: isProtected, secondFactors: factors };
  const confirmed = user.emailVerified ? 'confirmed' : 'not confirmed';
  const action = (name: string) => addressOf(uid, tenant, `/${name}`);
  return `<h1>${escapeHtml(user.displayName ?? user.email ?? user.phoneNumber ?? 'A guest')}</h1>
${facts([
  ['Id', { html: `<code>${escapeHtml(uid)}</code>` }],
  ['Tenant', tenant ?? ''],
  ['E-mail', user.email === undefined ? '' : `${user.email}, ${confirmed}`],
  ['Phone', user.phoneNumber ?? ''],
  ['Signs in by', providersOf(user)],
  ['Second steps', factors.map(({ kind }) => kind).join(', ')],
  ['Claims', user.customClaims === undefined ? '' : code(user.customClaims)],
  ['Made', time(user.createdAt)],
  ['Signed in', time(user.lastLoginAt)],
  ['State', user.disabled ? 'Disabled' : 'Active'],
])}
<details><summary>Everything that is kept</summary>${code(whole).html}</details>
<div class="row">${user.disabled ? button(action('enable'), 'Enable') : button(action('disable'), 'Disable')}${button(action('sign-out'), 'Sign out everywhere')}${button(action('delete'), 'Delete')}</div>`;
}

/** Returns the URL of an account's page, or of one of its actions. */
export function addressOf(uid: string, tenant: string | undefined, action = ''): string {
  const query = tenant === undefined ? '' : `?tenant=${encodeURIComponent(tenant)}`;
  return `/__/users/${encodeURIComponent(uid)}${action}${query}`;
}

function providersOf(user: User): string {
  return providerInfos(user)
    .map(({ providerId }) => String(providerId))
    .join(', ');
}
