// The parts of the library that the tests use; it ships no types.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Context {
    readonly path: string;
    readonly method: string;
    readonly req: IncomingMessage;
    readonly res: ServerResponse;
    readonly oidc: {
      readonly client?: { readonly clientId: string };
      readonly session?: { readonly accountId?: string };
    };
    status: number;
    type: string;
    body: unknown;
    get(header: string): string;
    redirect(address: string): void;
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Configuration {
    readonly jwks: { readonly keys: readonly object[] };
    readonly cookies: { readonly keys: readonly string[] };
    readonly clients: readonly object[];
    readonly claims: Readonly<Record<string, readonly string[]>>;
    readonly scopes?: readonly string[];
    readonly routes?: Readonly<Record<string, string>>;
    readonly features: { readonly devInteractions: { readonly enabled: boolean } };
    readonly interactions: {
      readonly url: (context: Context, interaction: { readonly uid: string }) => string;
    };
    readonly findAccount: (
      context: Context,
      sub: string,
    ) => { readonly accountId: string; readonly claims: () => object };
    readonly loadExistingGrant: (context: Context) => Promise<Grant>;
    readonly renderError: (context: Context, out: object, error: Error) => void;
    readonly ttl: Readonly<Record<string, number>>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (of: { readonly clientId: string; readonly accountId: string }) => Grant;
    readonly AccessToken: { find(token: string): Promise<object | undefined> };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<string>;
  }
}
