import { type SVGProps, useMemo } from 'react';
import { encode } from 'uqr';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './qr-code.module.css';

/** Props of {@link QrCode}. */
export interface QrCodeProps extends SVGProps<SVGSVGElement> {
  /** Encoded text, such as a link. */
  value: string;
  /** Accessible description of the target. */
  label: string;
}

function pathOf(modules: readonly (readonly boolean[])[]): string {
  let path = '';
  modules.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      let end = x;
      while (row[end] === true) end += 1;
      if (end > x) path += `M${x} ${y}h${end - x}v1H${x}z`;
      x = end + 1;
    }
  });
  return path;
}

/** A square that a camera reads; always dark on light, since many readers need it so. */
export function QrCode({ value, label, className, ...rest }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: 4 });
    return { size: code.size, path: pathOf(code.data) };
  }, [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...rest}
      className={joinClasses(styles['root'], className)}
    >
      <rect width={size} height={size} className={styles['paper']} />
      <path d={path} className={styles['ink']} />
    </svg>
  );
}
