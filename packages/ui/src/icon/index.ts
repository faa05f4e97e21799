export { Icon, type Glyph, type IconProps } from './icon.tsx';
