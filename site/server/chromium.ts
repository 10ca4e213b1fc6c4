import { existsSync } from 'node:fs';

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Launch options of the browser for end-to-end tests, browser tests and the bench. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // As the browser with a window does, so that both draw the same letters.
    '--font-render-hinting=slight',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // WebRTC to a server on this machine, also where it has no other network.
    '--allow-loopback-in-peer-connection',
  ],
};
