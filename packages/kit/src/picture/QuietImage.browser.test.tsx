import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Jumbotron } from '../jumbotron/index.ts';

test('the picture of a stage that failed before the scripts ran leaves no icon of the browser', async () => {
  const stage = <Jumbotron slides={[{ id: 1, title: 'a', picture: { src: 'data:image/avif,a' } }]} />;
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(stage);
  await vi.waitFor(() => expect(box.querySelector('img')?.complete).toBe(true));
  const root = hydrateRoot(box, stage);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  await vi.waitFor(() => expect(box.querySelector('img')).toBeNull());
});
