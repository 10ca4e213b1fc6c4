export { VoiceCall, type CallFallback, type VoiceCallProps } from './VoiceCall.tsx';
