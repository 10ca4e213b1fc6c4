import type { Performer } from '@lounge/stores/content/actors';
/** Videos of the performer. @spec rest:actor.top-videos.get, rest:actor.promoted-video.get */
export declare const VideosConnected: (({ performer }: { performer: Performer }) => import('react').JSX.Element) &
  import('react').NamedExoticComponent<{
    performer: Performer;
  }> & {
    readonly type: ({ performer }: { performer: Performer }) => import('react').JSX.Element;
  };
//# sourceMappingURL=VideosConnected.d.ts.map
