/** Contents and target of a notification, as the service worker reads it. */
export interface Notice {
  /** Id of the change: a repeated message is recognized by it. */
  readonly id: string;
  readonly groupId: string;
  /** Path that a click opens. */
  readonly path: string;
  readonly title: string;
  readonly body: string;
  /** Text if several changes are shown as one. */
  readonly several: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** When the change was made, in milliseconds since the epoch. */
  readonly at: number;
  /** Groups that the account has seen on any device, up to changes of this time, in milliseconds since the epoch. */
  readonly seen?: readonly SeenGroup[];
}

/** Id of a group, and the time of the newest change that the account has seen. */
export type SeenGroup = readonly [groupId: string, at: number];
