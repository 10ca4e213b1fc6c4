import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenToSteps } from './history-steps.ts';
import { useOverlayEntry } from './use-overlay-entry.ts';

const Page = () => {
  const [shown, show] = useOverlayEntry('pictures');
  return (
    <button type="button" onClick={() => show(shown === null ? 3 : null)}>
      {shown ?? 'closed'}
    </button>
  );
};

test('an overlay opens, closes by back and by itself, and opens again by forward, of which the router learns nothing', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  listenToSteps();
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  const root = createRoot(host);
  const before = location.href;
  onTestFinished(() => {
    root.unmount();
    router.dispose();
    host.remove();
    history.replaceState(null, '', before);
  });
  root.render(<RouterProvider router={router} />);
  const reads = (text: string) => vi.waitFor(() => expect(host.textContent).toBe(text));
  await reads('closed');
  const moves: string[] = [];
  router.subscribe(({ historyAction }) => moves.push(historyAction));
  const press = () => host.querySelector('button')?.click();
  press();
  await reads('3');
  history.back();
  await reads('closed');
  history.forward();
  await reads('3');
  press();
  await reads('closed');
  await vi.waitFor(() => expect(history.state).not.toHaveProperty('overlay'));
  expect(moves).toEqual([]);
});
