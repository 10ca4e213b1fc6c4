/** The site without a server: the handlers and the world run in the page. */
import { languageOfPath } from '@lounge/locale';
import { streamPositionsOf } from '@lounge/mock-api';
import { renderAgePage, renderSite, type RenderedSite } from '@lounge/site/app';
import { answerForms, configOf, cookie, setPreferenceCookie } from './choices.ts';
import { simulatePerformers, forgetGuest, guestId, isGuestLoggedIn, openWorld, partsOf } from './demo-world.ts';
import { forgetImage } from './stored-image.ts';
import { putNote, putWindowNote } from './note.ts';
import { serveImages, startPictures } from './pictures.ts';
import { renderWindowPage, hostWindow, windowAt } from './window-page.ts';

const renderDemo = async (): Promise<void> => {
  const [stored] = await Promise.all([openWorld(), startPictures()]);
  const visitor = configOf(isGuestLoggedIn() ? guestId : null);
  // The socket opens after the page has rendered; what is published in between is repeated to it.
  const positions = await streamPositionsOf(stored.world.database.reader, visitor.guestId);
  const config = { ...visitor, positions };
  hostWindow(stored);
  serveImages(stored.world);
  addEventListener('pagehide', () => void stored.save().catch(() => undefined));
  await renderSite({ ...partsOf(stored, config), config, setPreferenceCookie });
  putNote(config.language);
  await simulatePerformers(stored.world);
};

const start = async (): Promise<void> => {
  const { pathname, search } = location;
  const config = configOf(null);
  const { language } = config;
  const address = windowAt(pathname);
  if (address !== null) {
    await renderWindowPage(address, config);
    return putWindowNote(language);
  }
  setPreferenceCookie('language', language);
  if (new URLSearchParams(search).has('fresh')) {
    forgetGuest();
    await forgetImage();
    return location.replace(`/${language}/`);
  }
  answerForms();
  const isLeft = pathname === '/left';
  if (!isLeft && languageOfPath(pathname) === null) return location.replace(`/${language}/`);
  if (!isLeft && cookie('age') === '1') return renderDemo();
  const noCalls = { send: () => Promise.reject(new Error('the age page makes no calls')) };
  const plain: RenderedSite = {
    config,
    setPreferenceCookie,
    transport: noCalls,
    openSocket: null,
    report: () => undefined,
  };
  await renderAgePage(plain, isLeft ? 'left' : 'ask', pathname + search);
  putNote(language);
};

start().catch((cause: unknown) => {
  document.body.append(`The demo could not start: ${cause instanceof Error ? cause.message : String(cause)}`);
  reportError(cause);
});
