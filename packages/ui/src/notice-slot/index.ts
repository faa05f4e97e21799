export { NoticeSlot, type NoticeSlotItem, type NoticeSlotProps } from './notice-slot.tsx';
