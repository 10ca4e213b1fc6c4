export {
  RecommendedPerformers,
  type RecommendedPerformer,
  type RecommendedPerformersProps,
} from './RecommendedPerformers.tsx';
