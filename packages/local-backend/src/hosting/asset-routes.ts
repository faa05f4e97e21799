import {
  ASSETS_PATH,
  header,
  type HttpCall,
  HttpError,
  type HttpReply,
  type Route,
} from '@quits/service-base';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DASHBOARD_FOLDER } from '../package-files.ts';
import { BOOT_SCRIPT_PATH } from './boot-script.ts';
import { contentType } from './content-type.ts';
import { createStaticFiles, type StaticFiles } from './static-file.ts';

const FRAME_LOADER = '/__/remote/apis.google.com/js/api.js';

/** Substitutes for external scripts, by the path that the boot script redirects requests to. */
const STAND_INS: Readonly<Record<string, string>> = {
  [FRAME_LOADER]: '/gapi.js',
  '/__/remote/www.googletagmanager.com/gtag/js': '/gtag.js',
  '/__/remote/www.google.com/recaptcha/api.js': '/recaptcha.js',
  '/__/remote/www.google.com/recaptcha/enterprise.js': '/recaptcha.js',
};

/** Assets of pages that a production server has. */
const PUBLIC = [
  'administrator.js',
  'auth-action.js',
  'auth-again.js',
  'auth-frame.js',
  'auth-result.js',
  'mark.svg',
  'page.css',
  'setup.js',
];

/** Typefaces of the pages, which the dashboard has under names with a hash. */
const TYPEFACES: Readonly<Record<string, RegExp>> = {
  'latin.woff2': /^ysabeau-office-latin-wght-normal-.*\.woff2$/,
  'latin-ext.woff2': /^ysabeau-office-latin-ext-wght-normal-.*\.woff2$/,
};

/** Routes of the scripts and styles that pages load from us. */
export function assetRoutes(assets: StaticFiles): Route[] {
  return [
    assetRoute(assets, BOOT_SCRIPT_PATH, () => '/boot.js'),
    ...typefaceRoutes(),
    assetRoute(assets, `${ASSETS_PATH}/{file}`, (call) => `/${call.params['file']}`),
    ...Object.entries(STAND_INS).map(([path, file]) => assetRoute(assets, path, () => file)),
  ];
}

/** The same for a production server, without the stand-ins for sign-in providers, reCAPTCHA and Analytics. */
export function publicAssetRoutes(assets: StaticFiles): Route[] {
  return [
    ...PUBLIC.map((name) => assetRoute(assets, `${ASSETS_PATH}/${name}`, () => `/${name}`)),
    ...typefaceRoutes(),
    assetRoute(assets, FRAME_LOADER, () => '/gapi.js'),
  ];
}

function typefaceRoutes(): Route[] {
  const folder = join(DASHBOARD_FOLDER, 'dashboard');
  const files = createStaticFiles(folder);
  // Without a built dashboard, pages have the system's typeface.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Object.entries(TYPEFACES).map(([name, pattern]) => {
    const file = names.find((one) => pattern.test(one)) ?? name;
    return assetRoute(files, `${ASSETS_PATH}/${name}`, () => `/${file}`);
  });
}

function assetRoute(assets: StaticFiles, path: string, fileOf: (call: HttpCall) => string): Route {
  return {
    method: 'GET',
    path,
    // A development server on another port includes these as well.
    crossOrigin: 'api',
    handle: (call) => asset(assets, call, fileOf(call)),
  };
}

async function asset(assets: StaticFiles, call: HttpCall, file: string): Promise<HttpReply> {
  const found = await assets.read(file);
  if (found === undefined || file.endsWith('.json')) throw new HttpError(404, 'Not found.');
  const headers = {
    'Content-Type': contentType(file),
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: found.etag,
  };
  const isKnown = header(call, 'if-none-match')?.includes(found.etag) === true;
  return isKnown ? { status: 304, headers } : { status: 200, headers, body: found.body };
}
