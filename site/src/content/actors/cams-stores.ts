import { liveModels } from '@lounge/stores/content/actors';
import { defineRead } from '../../shared/define-module.ts';

/** Everybody who is live. */
export const { of: liveModelsOf, use: useLiveModels } = defineRead('liveModels', ({ context }) => liveModels(context));
