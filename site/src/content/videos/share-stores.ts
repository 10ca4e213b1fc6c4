import { VideoShare } from '@lounge/stores/content/videos';
import { defineModule } from '../../shared/define-module.ts';

/** The shares of the videos whose dialogs were opened: what was typed stays when a dialog is closed. */
export const { use: useVideoShares } = defineModule({
  key: 'videoShares',
  create: (stores) => {
    const shares = new Map<number, VideoShare>();
    const create = (videoId: number): VideoShare => {
      const share = new VideoShare(videoId, stores.context, { guestId: () => stores.guestId });
      shares.set(videoId, share);
      return share;
    };
    return { open: (videoId: number): VideoShare => shares.get(videoId) ?? create(videoId) };
  },
});
