export { livePreviewSeconds } from '../../foundation/subscriptions/constants.ts';
