/** Launch options of the browser for end-to-end tests, browser tests and the bench. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // WebRTC to a server on this machine, also where it has no other network.
    '--allow-loopback-in-peer-connection',
  ],
};
