import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { launchOptions } from '../../site/server/chromium.ts';
import { patientPage } from '../patient-page.ts';
import { serveFolder } from './file-server.ts';

/** A failed request, an error of the console or a story that did not render. */
export interface Fault {
  readonly story: string;
  readonly fault: string;
}

/** Ends a story that hangs; a busy machine is slow. */
const storyTimeoutMs = 120_000;
const tabs = 2;

/** Files of stories about files that fail; the pages of the payment window and the pictures of messages, which a server renders or keeps. */
const meantToFail = /\/missing[/.]|\/nothing-is-here\.|\/vxpay\/|\/messenger\/images\//;

/** The number of stories after which a tab is opened anew, as worlds and pictures of all stories exceed its memory. */
const storiesOfTab = 120;

/** Failed requests are noted by their answer. */
const ignored = /^Failed to load resource/;

/** Names of components and states that end with a dialog over the page. */
const namesDialog = /dialog|lightbox|window|prompt|report|refill|live show|open/i;

/** An open dialog other than a running chat or call, which is the page for as long as it lasts. */
const strayDialog = 'dialog:modal:not([class*="site-running-chat"], [class*="site-voice-call"])';

/** A story without a play function, with which the preview is loaded. */
const firstStory = { id: 'welcome--start', type: 'story' };

/** The window of a story that asks for none, as a test run has it. */
const defaultWindow = { width: 1200, height: 900 };

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const entriesOf = (folder: string): readonly Entry[] => {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
  // The sidebar leaves out what only a test can show.
  const listed = Object.values(index.entries).filter(({ tags }) => tags.includes('dev'));
  return listed.toSorted((one, other) => one.type.localeCompare(other.type));
};

/** The part of a loaded story that says in which window it stands. */
interface PreparedStory {
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport?: { readonly options?: Record<string, { readonly styles: { width: string; height: string } }> };
  };
}

/** The part of Storybook's preview that switches stories without loading the page anew. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: { readonly phase?: string };
    readonly storyStoreValue: { loadStory(options: { storyId: string }): Promise<PreparedStory> };
    readonly channel: {
      emit(event: string, payload: unknown): void;
      on(event: string, listener: (payload: unknown) => void): void;
      off(event: string, listener: (payload: unknown) => void): void;
    };
  };
}

/** Gives the page the window that a story asks for, as its play function relies on it. */
async function sizeWindow(page: Page, id: string): Promise<void> {
  const styles = await page.evaluate(async (storyId) => {
    const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
    return parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles ?? null;
  }, id);
  await page.setViewportSize(
    styles === null
      ? defaultWindow
      : { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
  );
}

/** Shows a story and returns what went wrong; null where it was rendered. */
const showStory = (page: Page, id: string): Promise<string | null> =>
  page.evaluate(
    ([storyId, timeout]) =>
      new Promise<string | null>((resolve) => {
        const { channel } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
        const endings = [
          'storyFinished',
          'docsRendered',
          'storyUnchanged',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
        ];
        const timer = setTimeout(() => end('did not end in time'), timeout);
        const end = (fault: string | null) => {
          clearTimeout(timer);
          for (const [name, listener] of listeners) channel.off(name, listener);
          resolve(fault);
        };
        const listeners = endings.map((name) => {
          const isFault = !['storyFinished', 'storyUnchanged'].includes(name);
          const listener = (payload: unknown) => end(isFault ? `${name} ${JSON.stringify(payload)}` : null);
          channel.on(name, listener);
          return [name, listener] as const;
        });
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, storyTimeoutMs] as const,
  );

/** Reports what goes wrong in a page. */
function watch(page: Page, note: (fault: string) => void): void {
  page.on('pageerror', ({ message }) => note(`error: ${message}`));
  page.on('requestfailed', (request) => {
    // A picture that is no longer needed is not a fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !meantToFail.test(response.url()))
      note(`${response.status()}: ${new URL(response.url()).pathname}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !ignored.test(message.text())) note(`console: ${message.text().slice(0, 300)}`);
  });
}

/** A tab of the built Storybook. */
class Tab {
  readonly faults: Fault[] = [];
  readonly #page: Page;
  readonly #url: string;
  #current = '';
  #isOpen = false;

  private constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
  }

  static async open(browser: Browser, url: string): Promise<Tab> {
    const page = await patientPage(browser);
    const tab = new Tab(page, url);
    watch(page, (fault) => tab.#note(fault));
    // The first visit installs the worker for pictures, and the page then reloads itself.
    await page.goto(url);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    return tab;
  }

  #note(fault: string): void {
    this.faults.push({ story: this.#current, fault });
    console.error(`${this.#current}: ${fault}`);
  }

  async #load({ id, type }: Pick<Entry, 'id' | 'type'>): Promise<void> {
    await this.#page.goto(`${this.#url}iframe.html?id=${id}&viewMode=${type}`);
    // Leaving a story before its play function has ended would load the page anew.
    await this.#page.waitForFunction(
      (isStory) => {
        const { currentRender } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
        return isStory ? currentRender?.phase === 'finished' : document.body.classList.contains('sb-show-main');
      },
      type === 'story',
      { timeout: storyTimeoutMs },
    );
  }

  async #showEntry(entry: Entry): Promise<string | null> {
    // Going to a page of documentation loads the preview anew; going from story to story does not.
    if (entry.type !== 'story') return this.#load(entry).then(() => null);
    if (!this.#isOpen) await this.#load(firstStory);
    await sizeWindow(this.#page, entry.id);
    const fault = await showStory(this.#page, entry.id);
    if (namesDialog.test(`${entry.title} ${entry.name}`)) return fault;
    const covered = await this.#page.evaluate((selector) => document.querySelectorAll(selector).length, strayDialog);
    if (covered > 0) this.#note('ends with an open dialog, and its name does not say so');
    return fault;
  }

  /** Shows a story or a page and notes its faults. Returns whether the tab can show another. */
  async show(entry: Entry): Promise<boolean> {
    this.#current = entry.id;
    let isShown = true;
    const fault = await this.#showEntry(entry).catch((error: Error) => {
      isShown = false;
      return `not shown: ${error.message}`;
    });
    if (fault !== null) this.#note(fault);
    this.#isOpen = entry.type === 'story' && isShown;
    return isShown;
  }

  async close(): Promise<void> {
    // A page that has crashed does not close.
    await this.#page.close().catch(() => undefined);
  }
}

async function openInTab(browser: Browser, url: string, entries: readonly Entry[]): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  let tab = await Tab.open(browser, url);
  let opened = 0;
  const end = async () => {
    faults.push(...tab.faults);
    await tab.close();
  };
  for (const entry of entries) {
    opened += 1;
    if ((await tab.show(entry)) && opened % storiesOfTab > 0) continue;
    await end();
    tab = await Tab.open(browser, url);
  }
  await end();
  return faults;
}

/** Opens every story and page of a built Storybook below a path. Returns all faults. */
export async function openStories(folder: string, only = ''): Promise<{ opened: number; faults: readonly Fault[] }> {
  const server = await serveFolder(folder, '/design/kit/');
  const browser = await chromium.launch(launchOptions);
  const entries = entriesOf(folder).filter(({ id }) => id.startsWith(only));
  try {
    const share = Math.ceil(entries.length / tabs);
    const parts = Array.from({ length: tabs }, (_, at) => entries.slice(at * share, (at + 1) * share));
    const faults = await Promise.all(parts.map((part) => openInTab(browser, server.url, part)));
    return { opened: entries.length, faults: faults.flat() };
  } finally {
    await browser.close();
    server.close();
  }
}
