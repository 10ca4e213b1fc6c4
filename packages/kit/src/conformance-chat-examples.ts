const portrait = { src: '/pictures/p', tint: 1 };

/** The minimal props of the components of a live chat, as conformance-examples.ts has those of all others. */
export const chatExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ChatButton: { kind: 'videoChat', price: { amount: 100, per: 'minute' } },
  ChatButtonGroup: {
    name: 'Noor',
    performer: { videoPrice: 3600 },
    guest: { isLoggedIn: true, balance: 0 },
    onStart: () => undefined,
  },
  ChatButtonRow: { label: 'Talk' },
  ChatEndSummary: {
    kind: 'videoChat',
    name: 'Noor',
    picture: portrait,
    exitCode: 100,
    endedAt: '2026-11-20T20:50:00.000Z',
    seconds: 800,
    bill: { pricePerMinute: 3600, amount: 48_000, total: 48_000, balance: 5200 },
    links: { message: '/m', topUp: '/t' },
  },
  ChatHistory: { chats: [], liveHref: '/l' },
  ChatRating: { name: 'Noor', onRate: () => undefined },
  ChatStartError: { reason: 'timeout', name: 'Noor', step: { href: '/n' } },
  ChatComposer: { name: 'Noor', text: '', onChange: () => undefined, onSend: () => undefined },
  ChatControls: { name: 'Noor', sound: { isMuted: false, volume: 1, onChange: () => undefined } },
  ChatExitPrompt: {
    asking: true,
    performer: { name: 'Noor', portrait },
    seconds: 312,
    onStay: () => undefined,
    onLeave: () => undefined,
  },
  ChatMessageLog: {
    name: 'Noor',
    items: [{ id: 'a', kind: 'message', from: 'actor', at: '2026-11-20T20:00:00.000Z', text: 'Hi' }],
  },
  ChatMeter: { seconds: 312, price: { amount: 3600 }, spent: 10_800, balance: 32_000 },
  ChatNotice: { name: 'Noor', notice: { kind: 'timeLeft', secondsLeft: 20 } },
  ChatPrompt: {
    asking: true,
    title: 'Block Noor?',
    yes: 'Block',
    no: 'Stay',
    onYes: () => undefined,
    onNo: () => undefined,
  },
  ChatReport: { asking: true, name: 'Noor', onReport: () => undefined, onClose: () => undefined },
  ChatTray: { gifts: [], chosen: null, onChoose: () => undefined, onSend: () => undefined },
};
