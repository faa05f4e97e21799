export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './segmented-control.tsx';
