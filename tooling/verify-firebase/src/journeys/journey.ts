import type { World } from '../world.ts';

/** The journeys, in the order in which they are played. */
export type JourneyId =
  | 'guest'
  | 'password'
  | 'link'
  | 'join'
  | 'add'
  | 'lists'
  | 'edit'
  | 'conflict'
  | 'offline'
  | 'receipt'
  | 'import'
  | 'large group'
  | 'export'
  | 'deletion';

/** A complete user journey. */
export interface Journey {
  readonly id: JourneyId;
  /** Description for the table. */
  readonly title: string;
  /** Journeys that must have passed before. */
  readonly needs: readonly JourneyId[];
  /** @throws whatever went wrong */
  readonly play: (world: World) => Promise<void>;
}
