export {
  WelcomeClipRotator,
  type WelcomeClip,
  type WelcomeClipRotatorProps,
  type WelcomeClipSource,
} from './WelcomeClipRotator.tsx';
