import type { StepKind } from '../step.ts';

/** Loses the connection. */
export const offline: StepKind = {
  weight: 9,
  draw: ({ device }) => (device.online ? {} : undefined),
  take: ({ device }) => (device.online ? device.goOffline() : undefined),
};

/** Reconnects the device. */
export const online: StepKind = {
  weight: 12,
  draw: ({ device }) => (device.online ? undefined : {}),
  take: ({ device }) => (device.online ? undefined : device.goOnline()),
};

/** Drops answers from now on, until the device goes offline. */
export const deafen: StepKind = {
  weight: 3,
  draw: ({ device }) => (device.online && !device.deaf ? {} : undefined),
  take: ({ device }) => device.loseAnswers(),
};

/** Closes a tab without notice and reopens it. */
export const reload: StepKind = {
  weight: 4,
  draw: () => ({}),
  async take({ device, step }) {
    await device.closeTab(step.tab ?? 0);
    device.openTab(step.tab ?? 0);
  },
};

/**
 * Opens a second tab, or closes it without notice; without a browser, two tabs can't share the
 * SDK's storage.
 */
export const secondTab: StepKind = {
  weight: 2,
  draw: ({ device }) => (device.lasting ? undefined : {}),
  async take({ device }) {
    if (device.lasting) return;
    if (device.openTabs.length === 1) device.openTab(1);
    else await device.closeTab(1);
  },
};

/** Waits until all that are connected are up to date. */
export const rest: StepKind = {
  weight: 4,
  draw: () => ({}),
  take: ({ world }) => world.quiet(world.devices.filter(({ online: is, deaf }) => is && !deaf)),
};
