import type { DatabaseSync } from 'node:sqlite';
import type { Authenticate, Route } from '@quits/service-base';
import type { BlockingHook } from './context/blocking.ts';
import type { IdentityContext } from './context/identity-context.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { clientRoutes } from './http/client-routes.ts';
import { emulatorRoutes } from './http/emulator-routes.ts';
import { keyRoutes } from './http/key-routes.ts';
import { createUsedCodes } from './codes/used-codes.ts';
import { createOobCodeStore } from './codes/oob-code-store.ts';
import type { SendMessage } from './message/outgoing-message.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { publicPageRoutes } from './pages/public-page-routes.ts';
import { createPhoneCodes } from './codes/phone-codes.ts';
import { createQuotas, type QuotaOptions } from './limits/quotas.ts';
import { createAuthRateLimiter, type RateLimitOptions } from './limits/auth-rate-limiter.ts';
import type { ExternalProviders } from './context/external-providers.ts';
import type { RecordSignIn } from './context/sign-in-log.ts';
import type { SignUpGuard } from './context/sign-up-guard.ts';
import type { IdentitySettings } from './settings/settings.ts';
import { createSettingsStore } from './settings/settings-store.ts';
import { createScopes } from './context/create-scopes.ts';
import { createTenantStore } from './tenant/tenant-store.ts';
import { createAuthenticate } from './token/authenticate.ts';
import type { EmulatorTokens } from './token/emulator-tokens.ts';
import { createGetRevocation, type GetRevocation } from './token/get-revocation.ts';
import { createRefreshTokens } from './token/refresh-tokens.ts';
import { createSigningKeys } from './token/signing-keys.ts';
import { createUserStore, type AccountChanged } from './user/user-store.ts';

/** Options of {@link createIdentity}. */
export interface IdentityOptions {
  /** An open database, which the caller closes; all tables are created in it. */
  readonly database: DatabaseSync;
  /** Project id. */
  readonly project: string;
  /** The app's name in emails. @default the project */
  readonly appName?: string;
  /** Delivers emails and SMS. */
  readonly sendMessage: SendMessage;
  /** Whether `owner` and unsigned tokens are accepted, and unsigned ones issued, as test tools need. */
  readonly emulatorTokens: EmulatorTokens;
  /** Secret token of the server's own code, which acts as an administrator. @default none */
  readonly internalToken?: string;
  /** Whether to serve the fake page of external providers, which accepts any identity. */
  readonly providerPage: boolean;
  /**
   * Origin of a production server, such as `https://quits.example.org`. Such a server has no routes for
   * administrators and test tools and no fake provider page, and links and frames stay on this origin.
   * @default a server for development
   */
  readonly publicOrigin?: string;
  /** Whether messages reach anyone; otherwise what needs one is refused. @default true */
  readonly deliversMessages?: boolean;
  /** Defaults for settings missing in the database. */
  readonly settings?: Partial<IdentitySettings>;
  /** Limits for wrong passwords. */
  readonly rateLimit?: RateLimitOptions;
  /** Which quotas over time are enforced. @default all are only counted */
  readonly quotas?: QuotaOptions;
  /** Conditions for new accounts. */
  readonly signUpGuard?: SignUpGuard;
  /** Sign-in services of a production server. @default none */
  readonly externalProviders?: ExternalProviders;
  /** Receives sign-ins and refusals. */
  readonly recordSignIn?: RecordSignIn;
  /** Functions that a sign-in waits for. @default none */
  readonly blocking?: BlockingHook;
  /** Returns the current time in ms since the epoch. */
  readonly now: () => number;
}

/** The identity service of one project. */
export interface Identity {
  readonly routes: readonly Route[];
  /** Returns the routes for administrators, which a production server has only for its own functions. */
  adminRoutes(): readonly Route[];
  readonly authenticate: Authenticate;
  readonly getRevocation: GetRevocation;
  /** Registers a listener that is called for each changed or deleted account. */
  onAccountChange(listener: AccountChanged): void;
  /** Call after the database was restored, with the uids of the accounts that changed by it. */
  restored(uids: Iterable<string>): void;
  readonly context: IdentityContext;
}

/** Opens the identity service on a database. */
export function createIdentity(options: IdentityOptions): Identity {
  const { database, project, emulatorTokens, now } = options;
  const keys = createSigningKeys(database);
  const listeners = new Set<AccountChanged>();
  const changed: AccountChanged = (uid) => {
    for (const listener of listeners) listener(uid);
  };
  const users = createUserStore(database, changed);
  const tenants = createTenantStore(database);
  const scopes = createScopes(database, tenants, changed, () => context);
  const authenticate = createAuthenticate({
    keys,
    usersOf: (tenant) => scopes(tenant)?.users,
    emulatorTokens,
    internalToken: options.internalToken,
    now,
  });
  const context: IdentityContext = {
    project,
    appName: options.appName ?? project,
    tenants,
    scopes,
    keys,
    users,
    sessions: createRefreshTokens(database),
    settings: createSettingsStore(database, project, options.settings),
    oobCodes: createOobCodeStore(database, { now, keepsLinks: options.publicOrigin === undefined }),
    phoneCodes: createPhoneCodes(database, now),
    usedCodes: createUsedCodes(),
    sendMessage: options.sendMessage,
    deliversMessages: options.deliversMessages ?? true,
    publicOrigin: options.publicOrigin,
    quotas: createQuotas(now, options.quotas ?? { signUps: false, messages: false }),
    signUpGuard: options.signUpGuard,
    externalProviders: options.externalProviders,
    recordSignIn: options.recordSignIn,
    blocking: options.blocking,
    guesses: createAuthRateLimiter(now, options.rateLimit),
    authenticate,
    emulatorTokens,
    now,
  };
  const { publicOrigin } = options;
  const routes = [
    ...clientRoutes(context),
    ...keyRoutes(context),
    ...(publicOrigin === undefined
      ? [
          ...adminRoutes(context),
          ...emulatorRoutes(context),
          ...pageRoutes(context, options.providerPage),
        ]
      : publicPageRoutes(context, publicOrigin)),
  ];
  return {
    routes,
    adminRoutes: () => adminRoutes(context),
    authenticate,
    getRevocation: createGetRevocation(authenticate, project),
    onAccountChange(listener) {
      listeners.add(listener);
    },
    restored(uids) {
      context.settings.reload();
      context.guesses.clear();
      context.quotas.clear();
      context.usedCodes.clear();
      for (const uid of uids) changed(uid);
    },
    context,
  };
}
