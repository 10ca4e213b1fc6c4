export { blogPageSizes } from './blog-page-sizes.ts';
export { BlogTile, type BlogTilePerformer, type BlogTileProps } from './BlogTile.tsx';
export { BlogTiles, type BlogTilesProps } from './BlogTiles.tsx';
export { BlogTileSkeleton, type BlogTileSkeletonProps } from './BlogTileSkeleton.tsx';
