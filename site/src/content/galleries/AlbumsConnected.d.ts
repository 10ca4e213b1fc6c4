import type { Performer } from '@lounge/stores/content/actors';
/** The performer's albums; they lead nowhere until albums have pages of their own. @spec rest:actor.sedcard-albums.get */
export declare const AlbumsConnected: (({ performer }: { performer: Performer }) => import('react').JSX.Element) &
  import('react').NamedExoticComponent<{
    performer: Performer;
  }> & {
    readonly type: ({ performer }: { performer: Performer }) => import('react').JSX.Element;
  };
//# sourceMappingURL=AlbumsConnected.d.ts.map
