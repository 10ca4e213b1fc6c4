export { ChatRating, type ChatRatingProps, type ChatVerdict } from './ChatRating.tsx';
