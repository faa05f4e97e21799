import styles from './group-tile.module.css';

/** Props of {@link GroupTile}. */
export interface GroupTileProps {
  /** `undefined` while the group loads. */
  readonly emoji: string | undefined;
}

/** A group's emoji on a tile, as decoration beside its name. */
export function GroupTile({ emoji }: GroupTileProps) {
  return (
    <span className={styles['tile']} aria-hidden="true">
      {emoji}
    </span>
  );
}
