import { randomBytes } from 'node:crypto';
import {
  header,
  type HttpCall,
  HttpError,
  type HttpReply,
  json,
  readJsonObject,
  type Route,
} from '@quits/service-base';
import { type IdentityContext, issueTicket } from '@quits/identity-service';
import { appIdOf } from '../hosting/client-config.ts';
import type { InstallationStore } from './installation-store.ts';

const PATH = '/firebaseinstallations.googleapis.com/v1/projects/{project}/installations';
const FID = /^[cdef][A-Za-z0-9_-]{21}$/;
/** Lifetime of an installation's token, in seconds. */
const LIFETIME = 604_800;
const BODY_LIMIT = 16 * 1024;

/** Routes of the installations service, directly and as the boot script sends requests for it. */
export function installationRoutes(
  installations: InstallationStore,
  identity: IdentityContext,
): Route[] {
  const route = (
    method: Route['method'],
    path: string,
    give: (call: HttpCall) => HttpReply | Promise<HttpReply>,
  ): Route[] =>
    ['', '/__/remote'].map((prefix) => ({
      method,
      path: `${prefix}${PATH}${path}`,
      crossOrigin: 'api',
      handle(call) {
        if (header(call, 'x-goog-api-key') === undefined) {
          throw new HttpError(403, 'The request is missing a valid API key.');
        }
        if (call.params['project'] !== identity.project) {
          throw new HttpError(403, 'The API key belongs to another project.');
        }
        return give(call);
      },
    }));

  async function token(fid: string) {
    const statement = { fid, appId: appIdOf() };
    const value = await issueTicket(identity, 'installation', statement, LIFETIME);
    return { token: value, expiresIn: `${LIFETIME}s` };
  }

  async function register(call: HttpCall): Promise<HttpReply> {
    const body = await readJsonObject(call.request, BODY_LIMIT);
    const { appId, authVersion, sdkVersion } = body;
    if (authVersion !== 'FIS_v2') throw new HttpError(400, 'authVersion must be FIS_v2.');
    if (appId !== appIdOf()) throw new HttpError(400, 'appId is not an app of this project.');
    if (typeof sdkVersion !== 'string' || !/^[a-z]:\d/.test(sdkVersion)) {
      throw new HttpError(400, 'sdkVersion is malformed.');
    }
    // An id of the wrong form is replaced, as the service does.
    const given = body['fid'];
    const fid = typeof given === 'string' && FID.test(given) ? given : newFid();
    const refreshToken = installations.register({ fid, appId, sdkVersion });
    const name = `projects/${identity.project}/installations/${fid}`;
    return json({ name, fid, refreshToken, authToken: await token(fid) });
  }

  /** @throws {HttpError} 404 for an unknown installation, 401 for a wrong refresh token */
  function requireInstallation(call: HttpCall): string {
    const fid = call.params['fid'] ?? '';
    if (installations.get(fid) === undefined) throw new HttpError(404, 'No such installation.');
    const refreshToken = /^FIS_v2 (\S+)$/.exec(header(call, 'authorization') ?? '')?.[1];
    if (refreshToken !== undefined && installations.hasToken(fid, refreshToken)) return fid;
    throw new HttpError(401, 'The refresh token is wrong.');
  }

  return [
    ...route('POST', '', register),
    ...route('POST', '/{fid}/authTokens:generate', async (call) =>
      json(await token(requireInstallation(call))),
    ),
    ...route('DELETE', '/{fid}', (call) => {
      installations.remove(requireInstallation(call));
      return json({});
    }),
  ];
}

/** Creates an id of 22 characters; its first four bits mark it as an installation's. */
function newFid(): string {
  const bytes = randomBytes(17);
  bytes[0] = 0b0111_0000 | ((bytes[0] ?? 0) & 0b0000_1111);
  return bytes.toString('base64url').slice(0, 22);
}
