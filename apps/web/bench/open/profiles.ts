import type { CDPSession } from '@playwright/test';

/** A device and its connection. */
export interface Profile {
  readonly name: string;
  /** Factor by which the CPU is slower than this machine's. */
  readonly cpu: number;
  /** Omitted for no network throttling. */
  readonly network?: {
    /** Added to each request, in milliseconds. */
    readonly latency: number;
    /** In bytes per second. */
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
}

const MBIT = 1_000_000 / 8;

/** Network presets of Chrome DevTools, combined with CPU throttling. */
export const PROFILES: readonly Profile[] = [
  { name: 'no throttle', cpu: 1 },
  {
    name: '4x CPU, fast 4G',
    cpu: 4,
    network: {
      latency: 165,
      downloadThroughput: 9 * 0.9 * MBIT,
      uploadThroughput: 1.5 * 0.9 * MBIT,
    },
  },
  {
    name: '4x CPU, slow 4G',
    cpu: 4,
    network: {
      latency: 562.5,
      downloadThroughput: 1.6 * 0.9 * MBIT,
      uploadThroughput: 0.75 * 0.9 * MBIT,
    },
  },
];

/** Throttles a page's CPU and network. */
export async function slowDown(session: CDPSession, { cpu, network }: Profile): Promise<void> {
  await session.send('Network.enable');
  if (network !== undefined) {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
