export { Jumbotron, type JumbotronProps, type JumbotronSlide } from './Jumbotron.tsx';
