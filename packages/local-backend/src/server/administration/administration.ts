import { statfsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { MailState, RestoreTest, ServerState, SignUp } from '@quits/dashboard/api';
import { type HttpCall, HttpError, readJsonObject } from '@quits/service-base';
import { possibleModes, readDomains, settingsFor, signUpOf } from '../sign-up/sign-up-mode.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { smtpDelivery } from '../../mail/smtp.ts';
import type { Services } from '../../open-services.ts';
import type { Administrators } from '../administrators/administrators.ts';
import type { ServerBackup } from '../backup/server-backup.ts';
import type { ServerOptions } from '../server-options.ts';

/** Parts of a server that its administrators see and change. */
export interface Administration {
  state(): ServerState;
  /** @throws {HttpError} 409 if a command-line option sets it */
  changeSignUp(call: HttpCall): Promise<SignUp>;
  /**
   * Sends an email to an address.
   * @throws {HttpError} 409 without a mail server, 502 with its reason if it refuses
   */
  testMail(call: HttpCall): Promise<void>;
  /**
   * Tests whether the backup can be restored.
   * @throws {HttpError} 409 without a backup, or while another test runs
   */
  testRestore(): Promise<RestoreTest>;
}

/** Options of {@link createAdministration}. */
export interface AdministrationOptions {
  readonly options: Pick<
    ServerOptions,
    'appName' | 'data' | 'guests' | 'signUp' | 'signUpDomains' | 'signUpLinks' | 'smtp'
  >;
  readonly database: DatabaseSync;
  readonly services: Pick<Services, 'identity' | 'storage'>;
  readonly administrators: Administrators;
  /** Missing if the server writes none. */
  readonly backup?: ServerBackup | undefined;
  /** Missing without a mail server. */
  readonly outbox?: Outbox | undefined;
  readonly origin: string;
  readonly now: () => number;
}

const BODY_LIMIT = 4096;
const ADDRESS = /^[^\s@<>,;]{1,64}@[^\s@<>,;]{1,255}$/u;

/** Creates the administration of a server. Command-line options override what administrators chose before. */
export function createAdministration(parts: AdministrationOptions): Administration {
  const { database, services, administrators, backup, outbox, now } = parts;
  const { signUp, signUpDomains = [], guests, smtp, data, appName = 'Quits' } = parts.options;
  const { settings } = services.identity.context;
  const isFixed = signUp !== undefined || guests !== undefined;
  if (isFixed) {
    settings.change({
      ...(signUp === undefined ? {} : settingsFor(signUp, readDomains(signUpDomains) ?? [])),
      ...(guests === undefined ? {} : { anonymous: guests }),
    });
  }
  const pageCount = database.prepare('PRAGMA page_count');
  const pageSize = database.prepare('PRAGMA page_size');
  const modes = possibleModes(parts.options);
  const current = (): SignUp => signUpOf(settings.get());

  return {
    state() {
      const objects = services.storage.objects.totals();
      const { bavail, bsize } = statfsSync(data);
      const pages = Number(pageCount.get()?.['page_count']);
      return {
        administrators: administrators.names(),
        storage: {
          databaseBytes: pages * Number(pageSize.get()?.['page_size']),
          files: objects.count,
          filesBytes: objects.bytes,
          freeBytes: bavail * bsize,
        },
        signUp: { ...current(), isFixed, modes },
        ...(outbox === undefined ? {} : { mail: mailOf(outbox) }),
        ...(backup === undefined ? {} : { backup: backup.view() }),
      };
    },
    async changeSignUp(call) {
      if (isFixed) {
        throw new HttpError(409, 'Options of the command line decide it. Start without them.');
      }
      const body = await readJsonObject(call.request, BODY_LIMIT);
      const { guests: hasGuests, domains: given } = body;
      const mode = modes.find((one) => one === body['mode']);
      if (mode === undefined) {
        throw new HttpError(400, `"mode" must be one of: ${modes.join(', ')}.`);
      }
      if (typeof hasGuests !== 'boolean') {
        throw new HttpError(400, '"guests" must be true or false.');
      }
      const domains = readDomains(Array.isArray(given) ? given : []);
      if (mode === 'domains' && domains === undefined) {
        throw new HttpError(400, 'Name at least one domain, such as example.org.');
      }
      settings.change({ ...settingsFor(mode, domains ?? []), anonymous: hasGuests });
      return current();
    },
    async testRestore() {
      if (backup === undefined) {
        throw new HttpError(409, 'There is no backup. Start with --backup.');
      }
      return backup.testRestore();
    },
    async testMail(call) {
      if (smtp === undefined) {
        throw new HttpError(409, 'There is no mail server. Start with --smtp.');
      }
      const { to } = await readJsonObject(call.request, BODY_LIMIT);
      if (typeof to !== 'string' || !ADDRESS.test(to)) {
        throw new HttpError(400, 'This isn’t an email address.');
      }
      try {
        await smtpDelivery(smtp)({
          id: 'test',
          kind: 'email',
          to,
          subject: `${appName}: test`,
          text: `The server at ${parts.origin} can send emails.\n`,
          sentAt: new Date(now()).toISOString(),
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new HttpError(502, `The mail server refused: ${reason}`);
      }
    },
  };
}

const MOST_FAILURES = 20;
const MOST_ENTRIES = 1000;

function mailOf(outbox: Outbox): MailState {
  const { waiting, failure } = outbox.state();
  const latest = outbox.entries.list(MOST_ENTRIES);
  const delivered = latest.find(({ data }) => data['event'] === 'mail-delivered');
  const givenUp = latest.filter(({ data }) => data['event'] === 'mail-given-up');
  return {
    waiting,
    ...(failure === undefined ? {} : { failure }),
    ...(delivered === undefined ? {} : { deliveredAt: delivered.at }),
    givenUp: givenUp.slice(0, MOST_FAILURES).map(({ at, data }) => ({
      at,
      to: typeof data['to'] === 'string' ? data['to'] : '',
      reason: String(data['reason']),
    })),
  };
}
