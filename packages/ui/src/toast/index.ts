export {
  createToastManager,
  type ToastContent,
  type ToastEntry,
  type ToastManager,
} from './toast-manager.ts';
export { Toaster, type ToasterLabels, type ToasterProps } from './toaster.tsx';
