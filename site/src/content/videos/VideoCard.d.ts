import type { Infer } from '@lounge/protocol';
import type { video } from '@lounge/protocol/content/videos';
type VideoData = Infer<typeof video>;
/** Props of VideoCard. */
export interface VideoCardProps {
  item: VideoData;
  /** Whether the tile stands outside its performer's page: it then names the performer and leads there. @default false */
  away?: boolean;
}
/**
 * A video's tile. Away from its performer it leads to the performer's videos; there it leads nowhere until videos have
 * pages of their own.
 */
export declare const VideoCard: ({ item, away }: VideoCardProps) => import('react').JSX.Element;
export {};
//# sourceMappingURL=VideoCard.d.ts.map
