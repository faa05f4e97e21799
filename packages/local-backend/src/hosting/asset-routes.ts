import type { Route } from '../server/router.ts';
import { HttpError } from '../server/http-error.ts';
import { contentType } from './content-type.ts';
import { BOOT_SCRIPT_PATH } from './boot-script.ts';
import type { StaticFiles } from './static-file.ts';

/** Routes of the scripts that pages of the app load from us. */
export function assetRoutes(assets: StaticFiles): Route[] {
  const asset = (path: string, file: string): Route => ({
    method: 'GET',
    path,
    // A development server on another port includes these as well.
    crossOrigin: 'api',
    handle: async () => {
      const found = await assets.read(file);
      if (found === undefined) throw new HttpError(404, 'Not found.');
      const headers = {
        'Content-Type': contentType(file),
        'Cache-Control': 'no-cache',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ETag: found.etag,
      };
      return { status: 200, headers, body: found.body };
    },
  });
  return [asset(BOOT_SCRIPT_PATH, '/boot.js')];
}
