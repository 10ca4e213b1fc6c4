export { MagazineTile, type MagazineContent, type MagazineTileProps } from './MagazineTile.tsx';
