import { within } from 'storybook/test';

/** The ids of the articles in a part of a page. */
export const idsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('article')
    .map((tile) => Number(tile.dataset['article']));

/** The ids of news, the newest first. */
export const newsFrom = (last: number, count: number) => Array.from({ length: count }, (_, at) => 97_000 + last - at);
