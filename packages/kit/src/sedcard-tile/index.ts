export { SedcardTile, type SedcardTileProps } from './SedcardTile.tsx';
