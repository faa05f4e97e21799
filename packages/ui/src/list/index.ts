export { DateBadge, type DateBadgeProps } from './date-badge.tsx';
export { ListHeader, type ListHeaderProps } from './list-header.tsx';
export { ListRow, type ListRowProps } from './list-row.tsx';
export { List, type ListProps } from './list.tsx';
