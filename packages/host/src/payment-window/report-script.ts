/**
 * What the hosted window runs: it tells the page around it what happened, and that it may be closed. Everything else works
 * without script.
 */
export const reportScript = `'use strict';
(() => {
  const { event, payment, final } = document.getElementById('report').dataset;
  const tell = (report) => {
    if (parent !== window) parent.postMessage({ source: 'vxpay', paymentId: null, isFinal: true, ...report }, location.origin);
  };
  if (event !== undefined) tell({ event, paymentId: payment ?? null, isFinal: final === 'true' });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ event: 'closed' });
  });
  for (const button of document.querySelectorAll('[data-close]')) {
    button.addEventListener('click', () => tell({ event: 'closed' }));
  }
})();
`;
