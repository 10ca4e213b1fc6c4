/** How long the page after a form may take before the window says that it does, in milliseconds. */
const slowAfterMs = 10_000;

/**
 * The script of the payment window: it reports events to the page around it, takes one press of a form's button until its answer is late,
 * shows a password, and keeps it in a rejected form.
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
  // Who leaves the sign-up for the log-in has an account.
  addEventListener('click', (event) => {
    if (event.target.closest('[data-has-account]') !== null) post({ event: 'hasAccount', isFinal: false });
  });
  const show = (reveal, isShown) => {
    reveal.setAttribute('aria-pressed', isShown);
    reveal.parentElement.querySelector('input').type = isShown ? 'text' : 'password';
  };
  addEventListener('click', (event) => {
    const reveal = event.target.closest('[data-part=reveal]');
    if (reveal !== null) show(reveal, reveal.ariaPressed !== 'true');
  });
  // Browsers store the password of a field that hides it.
  addEventListener('submit', ({ target }) => {
    for (const reveal of target.querySelectorAll('[data-part=reveal]')) show(reveal, false);
  });
  let timer = 0;
  let pressed = null;
  const setPressed = (button) => {
    for (const name of ['data-pending', 'aria-busy', 'aria-disabled']) {
      pressed?.removeAttribute(name);
      button?.setAttribute(name, 'true');
    }
    pressed = button;
  };
  // A page from the browser's history shows no form that is being sent.
  addEventListener('pageshow', () => setPressed(null));
  let latest = null;
  const send = (form) => {
    const request = new XMLHttpRequest();
    const before = latest;
    latest = request;
    before?.abort();
    request.responseType = 'document';
    request.onloadend = () => {
      if (latest !== request) return;
      latest = null;
      const { response, responseURL, status } = request;
      const next = response?.querySelector('[data-stays]');
      if (next?.querySelector('[aria-invalid]')) {
        clearTimeout(timer);
        setPressed(null);
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
    const form = event.target;
    // The answer is a file: no page follows whose coming would end the wait.
    if (form.dataset.download !== undefined) return;
    if (pressed !== null) return event.preventDefault();
    const slow = document.getElementById('slow');
    clearTimeout(timer);
    slow.hidden = true;
    const button = event.submitter ?? form.querySelector('[type=submit]');
    if (button?.ariaDisabled !== 'true') setPressed(button);
    timer = setTimeout(() => {
      slow.hidden = false;
      setPressed(null);
    }, ${slowAfterMs});
    if (form.dataset.stays === undefined) return;
    event.preventDefault();
    send(form);
  });
})();
`;
