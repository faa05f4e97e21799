export { ListDetail, type ListDetailLabels, type ListDetailProps } from './list-detail.tsx';
