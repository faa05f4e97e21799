import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { personHue } from '../lib/person-hue.ts';
import styles from './icon-tile.module.css';
import { TILE_GLYPHS, type TileGlyph } from './tile-glyphs.ts';

/** Props of {@link IconTile}. */
export interface IconTileProps extends HTMLAttributes<HTMLSpanElement> {
  /** A drawn icon, which needs no font. */
  glyph?: TileGlyph;
  /** Shown instead of the icon: an emoji that a user chose. */
  emoji?: string;
  /** Hue of the icon, one of the muted ones for people. */
  hue?: number;
  /** `credit` is for payments; it replaces the hue. @default 'neutral' */
  tone?: 'neutral' | 'credit';
  /** 24, 36 or 40 pixels at the default text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A small picture on a tile, as decoration beside the text that names it; hidden from screen readers. */
export function IconTile(props: IconTileProps) {
  const { glyph, emoji, hue, tone = 'neutral', size = 'medium', className, ...rest } = props;
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-tone={tone}
      data-size={size}
      data-person={hue === undefined || tone === 'credit' ? undefined : personHue(hue)}
      className={joinClasses(styles['root'], className)}
    >
      {emoji === undefined && glyph !== undefined ? (
        <svg viewBox="0 0 24 24" className={styles['glyph']}>
          <path d={TILE_GLYPHS[glyph]} />
        </svg>
      ) : (
        emoji
      )}
    </span>
  );
}
