import type { JumbotronProps } from './Jumbotron.tsx';

const portrait = { src: '/pictures/p', tint: 1 };

export const jumbotronExample = {
  slides: [
    { id: 1, title: 'Tonight', picture: portrait },
    { id: 2, title: 'Tonight', picture: portrait },
  ],
} satisfies JumbotronProps;
