export {
  SearchResultGroup,
  type OptionAttributes,
  type SearchHit,
  type SearchResultGroupProps,
} from './SearchResultGroup.tsx';
