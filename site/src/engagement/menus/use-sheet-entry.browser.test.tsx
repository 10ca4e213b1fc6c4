import { Menus } from '@lounge/stores/engagement/menus';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenToSteps } from '../../shared/history-steps.ts';
import { useSheetEntry } from './use-sheet-entry.ts';

/** A page that takes its time to show what was chosen in the sheet, as a list on a slow device. */
const openPage = async ({ staysMounted = false } = {}) => {
  const host = document.createElement('div');
  document.body.append(host);
  listenToSteps();
  const menus = new Menus(390);
  const { promise, resolve: showChoice } = Promise.withResolvers<void>();
  const Sheet = () => {
    useSheetEntry(menus);
    return ' with its sheet';
  };
  const Shown = () => {
    const { search } = useLocation();
    if (search === '?filter=new') use(promise);
    return search;
  };
  let isOpened = false;
  const Page = observer(() => (
    <>
      <Shown />
      {(menus.openMenu !== null || isOpened) && <Sheet />}
    </>
  ));
  const before = location.pathname;
  history.replaceState({ isPage: true }, '', `${before}?filter=vip`);
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    router.dispose();
    host.remove();
    history.replaceState(null, '', before);
  });
  root.render(<RouterProvider router={router} />);
  const reads = (text: string) => vi.waitFor(() => expect(host.textContent).toBe(text));
  await reads('?filter=vip');
  menus.open('cameraFilter');
  await reads('?filter=vip with its sheet');
  await vi.waitFor(() => expect(history.state).toMatchObject({ sheet: true }));
  isOpened = staysMounted;
  await router.navigate('?filter=new', { replace: true });
  expect(location.search).toBe('?filter=new');
  return { menus, reads, showChoice };
};

test('a step back keeps the address of a choice that the page does not show yet', async () => {
  const { menus, reads, showChoice } = await openPage();
  history.back();
  await vi.waitFor(() => expect(menus.openMenu).toBeNull());
  expect(location.search).toBe('?filter=new');
  showChoice();
  await reads('?filter=new');
  expect(location.search).toBe('?filter=new');
});

test('a sheet that closes before its choice is shown takes its entry with it', async () => {
  const { menus, reads, showChoice } = await openPage();
  menus.close();
  showChoice();
  await reads('?filter=new');
  await vi.waitFor(() => expect(history.state).toMatchObject({ isPage: true }));
  expect(history.state).not.toHaveProperty('sheet');
  expect(location.search).toBe('?filter=new');
});

test('a sheet that is still there after its step back leaves no mark on the page', async () => {
  const { menus, reads, showChoice } = await openPage({ staysMounted: true });
  history.back();
  await vi.waitFor(() => expect(menus.openMenu).toBeNull());
  showChoice();
  await reads('?filter=new with its sheet');
  expect(history.state).not.toHaveProperty('sheet');
});
