export { type ListSections, VirtualList, type VirtualListProps } from './virtual-list.tsx';
