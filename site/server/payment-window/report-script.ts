/**
 * What the hosted window runs: it tells the page around it what happened, and that it may be closed; a window that stands
 * alone has links instead. Everything else works without script.
 */
export const reportScript = `'use strict';
(() => {
  const { event, payment, final } = document.getElementById('report').dataset;
  const isFramed = parent !== window;
  if (isFramed) document.documentElement.dataset.framed = '';
  const tell = (report) => {
    if (isFramed) parent.postMessage({ source: 'vxpay', paymentId: null, isFinal: true, ...report }, location.origin);
  };
  if (event !== undefined) tell({ event, paymentId: payment ?? null, isFinal: final === 'true' });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ event: 'closed' });
  });
  for (const link of document.querySelectorAll('[data-close]')) {
    link.addEventListener('click', (event) => {
      if (isFramed) event.preventDefault();
      tell({ event: 'closed' });
    });
  }
})();
`;
