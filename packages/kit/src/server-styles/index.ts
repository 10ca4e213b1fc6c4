export { ServerStyles, type ServerStylesProps } from './ServerStyles.tsx';
