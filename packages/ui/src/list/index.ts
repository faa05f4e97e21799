export { DateStub, type DateStubProps } from './date-stub.tsx';
export { ListRow, type ListRowProps } from './list-row.tsx';
export { List, type ListProps } from './list.tsx';
