import { isLocalHost } from '../options/exposure.ts';
import type { LocalBackendOptions } from '../options/options.ts';
import type { Section } from './section.ts';

/** Services that other programs find at a port of their own; all but Firestore share one server. */
const SERVED = ['auth', 'storage', 'functions', 'ui', 'hub'] as const;

const OTHERS: Readonly<Record<string, string>> = {
  apphosting: 'App Hosting',
  database: 'Realtime Database',
  dataconnect: 'Data Connect',
  eventarc: 'Eventarc',
  extensions: 'Extensions',
  logging: 'the log viewer',
  pubsub: 'Pub/Sub',
  tasks: 'Cloud Tasks',
};

/** Reads the ports of the emulators, which are served at these ports too. */
export function readEmulators(
  root: Section,
): Pick<LocalBackendOptions, 'port' | 'firestorePort' | 'emulatorPorts' | 'dashboard'> {
  const section = root.section('emulators');
  if (section === undefined) return {};
  const port = readPort(section, 'hosting');
  const firestorePort = readPort(section, 'firestore');
  const emulatorPorts: Record<string, number> = {};
  for (const name of SERVED) {
    const own = readPort(section, name);
    if (own !== undefined) emulatorPorts[name] = own;
  }
  const isShown = section.section('ui')?.flag('enabled');
  for (const [name, title] of Object.entries(OTHERS)) {
    section.skip(name);
    if (section.has(name)) section.note(name, `is left out: ${title} is not part of this backend.`);
  }
  section.skip('singleProjectMode');
  section.tellUnread();
  return {
    ...(port === undefined ? {} : { port }),
    ...(firestorePort === undefined ? {} : { firestorePort }),
    ...(Object.keys(emulatorPorts).length === 0 ? {} : { emulatorPorts }),
    ...(isShown === undefined ? {} : { dashboard: isShown }),
  };
}

function readPort(emulators: Section, name: string): number | undefined {
  const section = emulators.section(name);
  if (section === undefined) return undefined;
  const host = section.text('host');
  if (host !== undefined && !isLocalHost(host)) {
    section.note(
      'host',
      `is left out, since it would open the port to other machines. Give --host ${host} to do so.`,
    );
  }
  const port = section.number('port', 1, 65_535);
  section.skip('websocketPort', 'edition', 'enabled');
  section.tellUnread();
  return port;
}
