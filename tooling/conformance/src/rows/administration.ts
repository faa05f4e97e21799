import { PAGES } from '../pages.ts';
import { absent, differs, same, testsOf, type Section } from '../row.ts';

const identity = (name: string) => testsOf(`packages/local-backend/tests/identity/${name}.test.ts`);
const admin = identity('admin');
const limits = identity('admin-limits');
const project = identity('admin-project');
const tenants = identity('tenants');
const verification = identity('admin-verification');
const own = identity('own-providers');

/** Administrators' operations with the admin library. */
export const administrationRows: Section = {
  title: 'Identity: administration',
  rows: [
    same(
      'admin.accounts',
      PAGES.adminUsers,
      'Accounts are created, found, changed and deleted',
      admin('creates, finds, changes and deletes accounts'),
    ),
    same(
      'admin.list',
      PAGES.adminUsers,
      'A page lists 1,000 accounts at most',
      limits('lists 1,000 accounts a page and no more'),
    ),
    same(
      'admin.delete-many',
      PAGES.adminUsers,
      '1,000 accounts are deleted at once',
      limits('deletes 1,000 accounts at once and no more'),
    ),
    same(
      'admin.import',
      PAGES.importUsers,
      '1,000 accounts are imported at once',
      limits('imports 1,000 accounts at once and no more'),
    ),
    same(
      'admin.import.hashes',
      PAGES.importUsers,
      'Passwords hashed elsewhere keep working',
      identity('imported-passwords')('passwords hashed by %s keep working'),
    ),
    same(
      'admin.import.errors',
      PAGES.importUsers,
      'An import tells which accounts do not fit',
      identity('imported-passwords')('tells which accounts do not fit, and takes the others'),
    ),
    same(
      'admin.claims',
      PAGES.claims,
      'Custom claims arrive with the next token',
      admin('sets claims that arrive in the next token, and locks people out'),
    ),
    differs(
      'admin.claims.size',
      PAGES.claims,
      'Custom claims have 1,000 bytes',
      '1,000 characters, as the official library counts',
      limits('keeps 1,000 characters of custom claims and no more'),
    ),
    same(
      'admin.claims.reserved',
      PAGES.claims,
      'Reserved names are refused',
      identity('providers')('is refused when forged, malformed or claiming what is reserved'),
    ),
    same(
      'admin.uid',
      PAGES.adminUsers,
      'A uid has 128 characters',
      limits('takes a uid of 128 characters and none that is longer'),
    ),
    same(
      'admin.custom-token',
      PAGES.customToken,
      'A custom token signs in with its claims',
      identity('providers')('signs in with its claims'),
    ),
    same(
      'admin.verify',
      PAGES.verifyTokens,
      'ID tokens are verified by published certificates',
      verification('verifies ID tokens by the published certificates'),
    ),
    same('admin.revoke', PAGES.sessions, 'Sessions are revoked', admin('revokes sessions')),
    same(
      'admin.cookies',
      PAGES.cookies,
      'A session cookie lasts from five minutes to two weeks',
      limits('makes session cookies for five minutes to two weeks'),
    ),
    same(
      'admin.cookies.verify',
      PAGES.cookies,
      'Session cookies are verified until revoked',
      verification('verifies session cookies until they are revoked'),
    ),
    same(
      'admin.links',
      PAGES.adminLinks,
      'Links are made without sending them',
      admin('makes links, session cookies and custom tokens'),
    ),
    same(
      'admin.settings',
      PAGES.identityRest,
      'Settings are read and changed, and hold at once',
      project('are read and changed as they are named, and hold at once'),
    ),
    same(
      'admin.query',
      PAGES.identityRest,
      'Accounts are queried, sorted and counted',
      project('accounts are found by any of what they are known by, sorted, counted and cut'),
    ),
    same(
      'admin.providers',
      PAGES.identityRest,
      'Providers of one’s own are described',
      own('is made, read, changed in parts and deleted'),
    ),
    same(
      'admin.providers.off',
      PAGES.identityRest,
      'One that is off lets nobody in',
      own('lets nobody in while it is switched off'),
    ),
    same(
      'admin.tenants',
      PAGES.tenants,
      'Tenants are made, listed, changed and deleted',
      tenants('are made, read, listed, changed and deleted by an administrator'),
    ),
    same(
      'admin.tenants.accounts',
      PAGES.tenants,
      'A tenant has accounts of its own',
      tenants('have accounts of their own, whatever their address'),
    ),
    same(
      'admin.tenants.tokens',
      PAGES.tenants,
      'The tenant stands in the token, where rules see it',
      tenants('carry it in their token, through refreshes, where rules see it'),
    ),
    same(
      'admin.tenants.apart',
      PAGES.tenants,
      'A token of one tenant is none of another',
      tenants('a token of one tenant is no token of another'),
    ),
    absent(
      'admin.audit-log',
      PAGES.identityRest,
      'Calls are written to the audit log',
      'Not there',
    ),
  ],
};
