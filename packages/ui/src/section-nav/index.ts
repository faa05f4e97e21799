export { SectionNav, type SectionNavItem, type SectionNavProps } from './section-nav.tsx';
