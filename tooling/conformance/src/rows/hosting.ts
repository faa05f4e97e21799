import { PAGES } from '../pages.ts';
import { absent, differs, same, stricter, testsOf, unverified, type Section } from '../row.ts';

const local = testsOf('packages/local-backend/tests/hosting/hosting.test.ts');
const session = testsOf('packages/local-backend/tests/hosting/session.test.ts');
const deployed = testsOf('tooling/hosting-checks/src/hosting.test.ts');
const headers = testsOf('apps/web/tests/hosting-headers.test.ts');
const exposure = testsOf('packages/local-backend/tests/hosting/exposure.test.ts');
const { hosting, hostingCache, hostingReserved, hostingQuotas } = PAGES;

/** Hosting, and the app's deployment. */
export const hostingRows: Section = {
  title: 'Hosting',
  rows: [
    same(
      'hosting.rewrites',
      hosting,
      'A path that names no file is rewritten to the page',
      local('is the page of every path that names no file'),
    ),
    same(
      'hosting.rewrites.deployed',
      hosting,
      'The same as deployed, by superstatic',
      deployed('answers %s with the page, which is asked for each time'),
    ),
    same(
      'hosting.exact',
      hosting,
      'A file goes before a rewrite',
      deployed('asks for the service worker each time'),
    ),
    same(
      'hosting.missing-asset',
      hosting,
      'What no rewrite covers is missing',
      deployed('lets no device keep for long that a file is missing'),
    ),
    unverified(
      'hosting.missing-asset-headers',
      hosting,
      'Whether headers of a path are sent with its 404 is said of superstatic only',
      'They are, so none of ours is kept for long',
      deployed('lets no device keep for long that a file is missing'),
    ),
    differs(
      'hosting.cache.assets',
      hostingCache,
      'Headers are given by the address',
      'Here hashed files are kept for a year and missing ones not at all; deployed, an hour',
      local('keeps hashed assets for ever and sends them compressed'),
    ),
    same(
      'hosting.cache.assets.deployed',
      hostingCache,
      'A configured `Cache-Control` is sent',
      deployed('keeps a file with a hash in its name for an hour, under the policy'),
    ),
    same(
      'hosting.cache.etag',
      hostingCache,
      'What stays the same is not sent again',
      local('is not sent again while it stays the same'),
    ),
    same(
      'hosting.compression',
      hosting,
      'Files are compressed as the browser takes them',
      testsOf('packages/service-base/src/http/encodings.test.ts')('chooses for %s'),
    ),
    same('hosting.headers', hosting, 'Custom headers are sent', headers('%s is the same in both')),
    same(
      'hosting.headers.policy',
      hosting,
      'The policy of scripts is the same here and deployed',
      headers('Firebase gets the same directives as the embedded backend sends'),
    ),
    unverified(
      'hosting.reserved-url-headers',
      hostingReserved,
      'Whether custom headers reach the reserved addresses is not said',
      'Ours leave them out',
      deployed('puts no header of ours on %s, which Firebase answers'),
    ),
    same(
      'hosting.init-json',
      hostingReserved,
      '`/__/firebase/init.json` has the configuration',
      local('learns its configuration at run time, by the name it was called'),
    ),
    same(
      'hosting.reserved',
      hostingReserved,
      'Addresses under `/__/` are reserved',
      local('has nothing at %s'),
    ),
    absent(
      'hosting.sdk',
      hostingReserved,
      'The SDK is served under `/__/firebase/`',
      'Apps bring their own',
    ),
    same(
      'hosting.auth-pages',
      hostingReserved,
      'The sign-in pages are served under `/__/auth/`',
      exposure('gets what the app needs from %s', "'/__/auth/iframe'"),
    ),
    same(
      'hosting.cookie',
      PAGES.hostingCookie,
      'The one cookie that reaches a backend is `__session`',
      session('exchanges an ID token for a cookie that scripts cannot read, and clears it'),
    ),
    same(
      'hosting.functions',
      hosting,
      'Rewrites to functions',
      testsOf('packages/local-backend/tests/functions/functions.test.ts')(
        'answers calls of the client SDK and of anyone else',
      ),
      'Not to Cloud Run',
    ),
    absent(
      'hosting.redirects',
      hosting,
      'Redirects, clean addresses, trailing slashes, languages',
      'Not there; the app uses none',
    ),
    absent('hosting.channels', hosting, 'Preview channels and releases', 'Not there'),
    absent('hosting.file-size', hostingQuotas, 'A file has 2 GB', 'No limit'),
    absent('hosting.quota', hostingQuotas, 'Storage and transfer without billing', 'The disk'),
    stricter(
      'hosting.outside',
      hosting,
      'Only what was deployed is served',
      'Hidden files and links out of the folder are not',
      local('for %s gets nothing from outside the folder'),
    ),
    stricter(
      'hosting.host',
      hosting,
      'A site answers to its domains',
      'To this machine’s names and the authorized domains only',
      local('by a foreign name of this machine is refused'),
    ),
    same(
      'hosting.deploy.rules',
      PAGES.rulesStructure,
      'Rules and indexes are such as can be deployed',
      testsOf('apps/web/tests/deployable.test.ts')(
        'the rules and the indexes are such as the service deploys',
      ),
    ),
  ],
};
