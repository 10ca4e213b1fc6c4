export { TvSeriesTile, type TvSeriesTileProps } from './TvSeriesTile.tsx';
