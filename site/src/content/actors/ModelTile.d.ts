import type { ModelData } from '@lounge/stores/content/actors';
/** Props of ModelTile. */
export interface ModelTileProps {
  model: ModelData;
  /** Whether it is the grid's big tile, which also says that the performer is live. @default false */
  feature?: boolean;
  /** Whether the picture waits until it comes near the window. @default true */
  lazy?: boolean;
}
/** A performer's tile; only this element follows the performer's state. @spec component:PerformerTile */
export declare const ModelTile: (({ model, feature, lazy }: ModelTileProps) => import('react').JSX.Element) &
  import('react').NamedExoticComponent<ModelTileProps> & {
    readonly type: ({ model, feature, lazy }: ModelTileProps) => import('react').JSX.Element;
  };
//# sourceMappingURL=ModelTile.d.ts.map
