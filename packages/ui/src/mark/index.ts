export { Mark, type MarkPose, type MarkProps } from './mark.tsx';
