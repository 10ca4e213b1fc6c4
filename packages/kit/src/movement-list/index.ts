export { MovementList, type Movement, type MovementListProps } from './MovementList.tsx';
