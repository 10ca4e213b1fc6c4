export { VideoShareForm, type VideoShareFormProps, type VideoShareState } from './VideoShareForm.tsx';
