export { OnlineIndicator, type OnlineIndicatorProps, type Presence } from './OnlineIndicator.tsx';
