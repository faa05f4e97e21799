import type { StepKind } from '../step.ts';

/** Loses the connection. */
export const offline: StepKind = {
  weight: 9,
  draw: ({ device }) => (device.online ? {} : undefined),
  take: ({ device }) => (device.online ? device.goOffline() : undefined),
};

/** Finds the connection again. */
export const online: StepKind = {
  weight: 12,
  draw: ({ device }) => (device.online ? undefined : {}),
  take: ({ device }) => (device.online ? undefined : device.goOnline()),
};

/** From now on answers get lost on their way, until the connection is lost too. */
export const deafen: StepKind = {
  weight: 3,
  draw: ({ device }) => (device.online && !device.deaf ? {} : undefined),
  take: ({ device }) => device.loseAnswers(),
};

/** Closes a tab without a word and opens it again. */
export const reload: StepKind = {
  weight: 4,
  draw: () => ({}),
  async take({ device, step }) {
    await device.closeTab(step.tab ?? 0);
    device.openTab(step.tab ?? 0);
  },
};

/** Opens a second tab, or closes it without a word; without a browser two tabs cannot share what the SDK stores. */
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
