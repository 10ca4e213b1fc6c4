import { expect, userEvent, waitFor, type within } from 'storybook/test';

/** Shows the second page of a list that has one item more than its first page. */
export const showMore = async (canvas: ReturnType<typeof within>, size: number): Promise<void> => {
  const tiles = () => canvas.getAllByRole('article');
  await expect(canvas.getByText(`${size + 1} results`)).toBeVisible();
  await expect(tiles()).toHaveLength(size);
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(tiles()).toHaveLength(size + 1));
};
