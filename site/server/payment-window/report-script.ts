/** How long the page after a form may take before the window says that it does, in milliseconds. */
const slowAfterMs = 10_000;

/**
 * The script of the payment window: it reports events to the page that embeds it, says when the page after a form does not come, and keeps
 * a password in a rejected form. Everything else works without script.
 */
export const reportScript = `'use strict';
(() => {
  const { event, payment, final } = document.getElementById('report').dataset;
  const isFramed = parent !== window;
  if (isFramed) document.documentElement.dataset.framed = '';
  const post = (report) => {
    if (isFramed) parent.postMessage({ source: 'vxpay', paymentId: null, isFinal: true, ...report }, location.origin);
  };
  if (event !== undefined) post({ event, paymentId: payment ?? null, isFinal: final === 'true' });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') post({ event: 'closed' });
  });
  // A form is sent by its button: Enter in a choice would pay without it.
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target.type === 'radio') event.preventDefault();
  });
  addEventListener('click', (event) => {
    if (event.target.closest('[data-close]') === null) return;
    if (isFramed) event.preventDefault();
    post({ event: 'closed' });
  });
  let timer = 0;
  let isSending = false;
  const send = (form) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onloadend = () => {
      isSending = false;
      const { response, responseURL, status } = request;
      const next = response?.querySelector('[data-stays]');
      if (next?.querySelector('[aria-invalid]')) {
        clearTimeout(timer);
        next.elements.password.value = form.elements.password.value;
        form.replaceWith(next);
        next.querySelector('[autofocus]').focus();
      } else if (status === 200) location.replace(responseURL);
      else form.submit();
    };
    request.open('POST', location.href);
    request.setRequestHeader('x-markup', 'only');
    request.send(new URLSearchParams(new FormData(form)));
  };
  addEventListener('submit', (event) => {
    const slow = document.getElementById('slow');
    clearTimeout(timer);
    slow.hidden = true;
    timer = setTimeout(() => { slow.hidden = false; }, ${slowAfterMs});
    if (event.target.dataset.stays === undefined) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    send(event.target);
  });
})();
`;
