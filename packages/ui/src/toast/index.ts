export {
  createToastQueue,
  type ToastContent,
  type ToastEntry,
  type ToastQueue,
} from './toast-queue.ts';
export { ToastRegion, type ToastRegionLabels, type ToastRegionProps } from './toast-region.tsx';
