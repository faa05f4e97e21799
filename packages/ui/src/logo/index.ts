export { Logo, type LogoPose, type LogoProps } from './logo.tsx';
