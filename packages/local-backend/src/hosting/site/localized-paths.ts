import { header, type HttpCall } from '@quits/service-base';

/**
 * Returns the paths at which a file in the caller's language may be, best first: by language and country, by
 * country, by language. Cookies override the headers, as on Firebase Hosting.
 */
export function localizedPaths(root: string, path: string, call: HttpCall): string[] {
  const country = cookie(call, 'firebase-country-override') ?? header(call, 'x-country-code') ?? '';
  const languages = languagesOf(call);
  const folders = [
    ...(country === ''
      ? []
      : [...languages.map((language) => `${language}_${country}`), `ALL_${country}`]),
    ...languages.flatMap((language) => [`${language}_ALL`, language]),
  ];
  return folders.map((folder) => `/${root}/${folder}/${path}`.replaceAll(/\/+/gu, '/'));
}

function languagesOf(call: HttpCall): string[] {
  const override = cookie(call, 'firebase-language-override');
  if (override !== undefined) return override.split(',');
  const accepted = header(call, 'accept-language') ?? '';
  const languages = accepted.split(',').map((one) => one.trim().split(/[-;]/u)[0] ?? '');
  return [...new Set(languages)].filter((language) => /^[a-z]{2,8}$/iu.test(language));
}

function cookie(call: HttpCall, name: string): string | undefined {
  const pairs = (header(call, 'cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value === '' ? undefined : value;
}
