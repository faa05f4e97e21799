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

/** Something that a person does, from beginning to end. */
export interface Journey {
  readonly id: JourneyId;
  /** What is done, for the table. */
  readonly title: string;
  /** Journeys that have to have gone well before. */
  readonly needs: readonly JourneyId[];
  /** @throws whatever went wrong */
  readonly play: (world: World) => Promise<void>;
}
